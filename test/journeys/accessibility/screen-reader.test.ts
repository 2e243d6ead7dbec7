import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { BOTH_WAYS, journey, PAYS } from '../helpers/guest.ts'
import { listener } from '../helpers/screen-reader.ts'

const { guest } = journey()

/** What can be pressed or filled in, or is looked at, and has nothing but its kind to say. */
const NAMELESS =
  /^(?:button|link|textbox|searchbox|combobox|listbox|checkbox|radio|spinbutton|slider|image|img|dialog)$/
/** A field whose fault is said with it. */
const FAULTY = /^textbox, [^,]+, [^,]{5,}, invalid\b.*\brequired$/
const HEADING = /^heading, (.+), level 1$/

/** A screen is told from its first to its last word, within its landmark, and everything in it by a name. */
function assertTold(said: readonly string[], screen: string) {
  assert.equal(said.at(-1), 'end of document', screen)
  assert.ok(said.includes('main') && said.includes('banner'), screen)
  assert.deepEqual(said.filter((phrase) => NAMELESS.test(phrase)), [], screen) // prettier-ignore
}

/** The heading of a screen, of which there is one. */
function headingOf(said: readonly string[], screen: string): string {
  assertTold(said, screen)
  const found = said.flatMap((phrase) => HEADING.exec(phrase)?.[1] ?? [])
  assert.equal(found.length, 1, `${screen}: ${found.join(', ')}`)
  return found[0] ?? ''
}

describe('a whole booking for who listens to it', () => {
  it('says what everything is called, what is found, what is wrong and that it is booked [A11Y-003] [A11Y-007]', async () => {
    const taro = await guest()
    const { t, at, page, button } = taro
    const { hears, read } = listener(taro)
    await taro.open('/')
    await button(t('search.search')).waitFor()
    const bar = await read()
    assertTold(bar, 'search bar')
    assert.ok(bar.includes(`button, ${t('search.search')}`))

    // How many there are is said by itself, in the words of the heading.
    const count = async () => `polite: ${await at.locator('.results h1').innerText()}`
    await hears(count, async () => {
      await button(t('search.search')).click()
      await at.locator('.results[aria-busy=false] li.plan').first().waitFor()
    })
    const results = await read()
    headingOf(results, 'results')
    assert.ok(results.some((phrase) => phrase.startsWith(`heading, ${BOTH_WAYS}`) && phrase.endsWith('level 3')))

    await taro.choose(BOTH_WAYS)
    await taro.toDetails()
    const details = await read()
    assert.equal(headingOf(details, 'details'), t('checkout.whoComes'))
    assert.deepEqual(details.filter((phrase) => FAULTY.test(phrase)), []) // prettier-ignore

    await button(t('checkout.toPayment')).click()
    await at.locator('[aria-invalid=true]:focus').waitFor()
    const refused = await read()
    assertTold(refused, 'what is wrong')
    assert.equal(refused.filter((phrase) => FAULTY.test(phrase)).length, 5)

    await taro.introduce()
    await taro.toPayment()
    assert.equal(headingOf(await read(), 'payment'), t('checkout.howToPay'))
    await at.getByRole('radio', { name: new RegExp(`^${t('checkout.card')}`) }).check()
    await taro.fillCard(PAYS)
    await taro.pay()
    const number = await taro.confirmed()
    const booked = await read()
    headingOf(booked, 'confirmation')
    assert.ok(booked.some((phrase) => phrase.includes(number)))
    await page.close()
  })
})
