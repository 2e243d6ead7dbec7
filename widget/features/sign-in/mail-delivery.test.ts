import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { LOCALE_CODES } from '../../../shared/locales.ts'
import type { Locale } from '../../../shared/locales.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'

const MINUTES: Record<Locale, RegExp> = {
  en: /It can take up to 10 minutes\./,
  ja: /届くまで最大10分ほどかかることがあります。/,
  ko: /도착까지 최대 10분이 걸릴 수 있습니다\./,
  zh_Hans: /最多可能需要10分钟。/,
  zh_Hant: /最多可能需要10分鐘。/,
  id: /Ini dapat memakan waktu hingga 10 menit\./,
  th: /อาจใช้เวลาถึง 10 นาที/,
  ar: /قد يستغرق ذلك حتى (10|١٠) دقائق\./,
}
const NORA = { first_name: 'Nora', last_name: 'Weber', terms: true, privacy: true }
const NEW = { password: 'Akatsuki2027', password_confirmation: 'Akatsuki2027' }

describe('a mail about an account', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  beforeEach(() => void forgetGuest())
  after(() => world.close())

  for (const [page, more] of [
    ['signUp', { ...NORA, ...NEW }],
    ['forgotPassword', {}],
  ] as const)
    it(`is said to take up to ten minutes, in every language: ${page} [CONF-009]`, async () => {
      for (const locale of LOCALE_CODES) {
        const visit = await openVisit(world, { locale })
        visit.go(page)
        await visit.write({ ...more, email: `nora-${locale.toLowerCase()}@guest.example` })
        assert.doesNotMatch(visit.words(), MINUTES[locale])
        await visit.submit()
        await visit.sees(MINUTES[locale])
        visit.close()
      }
    })
})
