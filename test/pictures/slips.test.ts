import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import type { Page } from 'playwright'

import { openGuest } from '../journeys/helpers/guest.ts'
import { START } from '../journeys/helpers/managing.ts'
import { ALL_SCREENS } from '../journeys/helpers/screens.ts'
import { quiet } from '../lib/quiet.ts'
import { readAccepted } from './accepted-file.ts'
import { differences } from './compare.ts'
import { look } from './look.ts'
import { bendStyles } from './marks.ts'
import { pictureName, turnTo } from './variants.ts'
import type { Variant } from './variants.ts'
import { openGround } from './walk.ts'

const SCREEN = 'chosen room'
const WIDE: Variant = { language: 'en', width: 1280, look: 'plain' }
const PHONE: Variant = { ...WIDE, width: 390 }

let ground: Awaited<ReturnType<typeof openGround>>
let page: Page
before(async () => {
  ground = await openGround()
  const guest = await openGuest(ground)
  await guest.page.clock.setFixedTime(START)
  await ALL_SCREENS.find(({ name }) => name === SCREEN)?.open(guest, ground.before)
  await quiet(guest.page)
  page = guest.page
})
after(() => ground.close())

/** What is told of the screen while it has these styles too. */
async function toldOf(css: string, variant: Variant): Promise<string[]> {
  const accepted = readAccepted(pictureName(SCREEN, variant))
  assert.ok(accepted)
  await turnTo(page, variant)
  const back = await bendStyles(page, css)
  const seen = await look(page)
  await back()
  return differences(seen, accepted)
}

type Slip = { slip: string; css: string; told: RegExp }
const SLIPS: readonly Slip[] = [
  { slip: 'a section that is gone', css: '.summary { display: none }', told: /summary.* is missing/ },
  { slip: 'a main button in another colour', css: '.button.main { background: #d4d4d4 !important }', told: /button.*its ground is/ }, // prettier-ignore
  { slip: 'a column that moved by 24 px', css: 'aside { transform: translateX(24px) }', told: /its start is at/ },
  { slip: 'a raw button in place of a link', css: 'button.quiet, button.link { all: revert !important }', told: /is drawn as .*outset/ }, // prettier-ignore
  { slip: 'text in the colour of its ground', css: 'h2 { -webkit-text-fill-color: transparent }', told: /h2.*% of it is drawn/ }, // prettier-ignore
  { slip: 'one part on another', css: 'li.plan { margin-block-end: -60px !important }', told: /lies on|high, was/ },
  { slip: 'content out of its container', css: 'li.plan h3 { inline-size: 120% !important; max-inline-size: none !important }', told: /h3.*(reaches out of|its end is at)/ }, // prettier-ignore
  { slip: 'a photograph that is not there', css: 'img { visibility: hidden }', told: /img.* is missing/ },
  { slip: 'a heading of another size', css: 'h2 { font-size: 40px !important }', told: /h2.*is drawn as 40px/ },
  { slip: 'a frame around what has none', css: 'section { border: 2px solid red !important }', told: /is drawn as/ },
]

describe('a slipped look', () => {
  it('is none where nothing was changed', async () => {
    for (const variant of [WIDE, PHONE]) assert.deepEqual(await toldOf('', variant), [])
  })

  for (const font of ['serif', '"DejaVu Sans", sans-serif', 'Arial, "Liberation Sans", Helvetica, sans-serif'])
    it(`is none in the letters of another machine: ${font}`, async () => {
      for (const variant of [WIDE, PHONE])
        assert.deepEqual(await toldOf(`* { font-family: ${font} !important }`, variant), [])
    })

  for (const { slip, css, told } of SLIPS)
    it(`is told: ${slip}`, async () => {
      const found = await toldOf(css, WIDE)
      assert.ok(
        found.some((one) => told.test(one)),
        found.join('\n') || 'nothing was told',
      )
    })
})
