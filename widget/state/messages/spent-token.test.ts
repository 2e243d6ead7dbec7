import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { loadTranslate } from '../../../locales/load.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { newMember, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { forgetGuest } from '../../../test/lib/widget/open-widget.ts'
import { showLocaleAtom } from '../settings/texts.ts'

const SIGN_IN = /^POST \/hotels\/1\/memberships\/sign_in$/
const TITLE = 'Written by the server'

// At the start nobody reads of it: widget/app/start/start-tokens.test.ts.

describe('a token that was spent already', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('is told of by another call, in every language, and what was entered stays [ERR-068]', async () => {
    const { email } = await newMember(world)
    const spent = { errors: [{ title: TITLE, details: { code: 3403, base: [] } }] }
    let isSpent = true
    const visit = await openVisit(world, {
      bend: async (line) => (isSpent && SIGN_IN.test(line) ? Response.json(spent, { status: 422 }) : null),
    })
    visit.go('signIn')
    await visit.write({ email, password: PASSWORD })
    await visit.submit()
    await until(() => visit.called(SIGN_IN)[0]?.answer, 'the answer')
    for (const locale of LOCALE_CODES) {
      const words = (await loadTranslate(locale, ['codes']))('codes.3403')
      await visit.store.set(showLocaleAtom, locale)
      await visit.sees(words)
      assert.doesNotMatch(visit.words(), new RegExp(`3403|${TITLE}|codes\\.|errors\\.`))
      if (locale !== 'en') assert.notEqual(words, (await loadTranslate('en', ['codes']))('codes.3403'))
    }
    const field = (name: string) => visit.root.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
    assert.deepEqual([visit.path(), field('email')], ['/sign-in', email])
    await visit.store.set(showLocaleAtom, 'en')
    isSpent = false
    await visit.write({ password: PASSWORD })
    await visit.submit()
    await visit.arrives('/booking/result')
    visit.close()
    forgetGuest()
  })
})
