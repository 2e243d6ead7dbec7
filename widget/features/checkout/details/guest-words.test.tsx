import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { loadTranslate } from '../../../../locales/load.ts'
import { LOCALE_CODES } from '../../../../shared/locales.ts'
import { tells, useGuestForms } from '../../../../test/lib/widget/open-guest-form.ts'
import { until } from '../../../../test/lib/until.ts'
import { bannersAtom, slotsAtom } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { GUEST, identityAtom } from '../../../state/settings/settings.ts'
import { forgetVisitorAtom } from '../../../state/session/sign-out.ts'
import { showLocaleAtom } from '../../../state/settings/texts.ts'

describe('what a guest says beside the own details', () => {
  const { bend, open } = useGuestForms()

  it('name who stays in which of several rooms [GUEST-017]', async () => {
    const { find, write, booked, page, field, wrong, t, submit, posts } = await open('en', { lines: 2 })
    await until(() => find('rooms.1.guest.first_name') !== undefined, 'the second room')
    assert.equal(find('rooms.0.guest.first_name'), undefined) // the booker stays there
    write('rooms.1.guest.first_name', 'Hanako')
    submit()
    await until(() => wrong('rooms.1.guest.last_name') === t('errors.required'), 'half a name')
    assert.deepEqual(posts(), [])
    write('rooms.1.guest.last_name', 'Sato')
    page.press(field('stays_here'))
    write('rooms.0.guest.first_name', 'Jiro')
    write('rooms.0.guest.last_name', 'Ito')
    page.press(field('stays_here'))
    const { rooms, guest } = await booked()
    const guests = (rooms as { guest: object }[]).map((room) => room.guest) // the body of a booking
    assert.deepEqual(guests, [
      { first_name: 'Taro', last_name: 'Yamada' },
      { first_name: 'Hanako', last_name: 'Sato' },
    ])
    assert.equal(Object(guest).first_name, 'Taro')
  })

  it('are forgotten with whoever signs out [GUEST-019]', async () => {
    const { store, field, write, page } = await open()
    store.set(identityAtom, { ...GUEST, userId: 7 })
    write('last_name', 'Suzuki')
    const kept = () => JSON.stringify(store.get(environmentAtom).storage.read('draft') ?? null)
    await until(() => kept().includes('Suzuki'), `a draft of what was written: ${kept()}`)
    store.set(forgetVisitorAtom)
    assert.equal(kept(), 'null', 'nothing is kept, not even for a moment')
    await until(() => field('last_name').value === '', 'an empty form')
    for (const name of ['first_name', 'email', 'email_again', 'phone']) assert.equal(field(name).value, '', name)
    assert.equal(field('terms').checked, false)
    await until(() => !/Taro|Suzuki|example/.test(kept()), `nothing kept of them: ${kept()}`)
    assert.equal(page.all('form [aria-invalid="true"]').length, 0)
  })

  it('offer the hotel’s letters without a tick, and take receipt and wishes where they are asked for [GUEST-029] [GUEST-030] [GUEST-031]', async () => {
    await bend({ promotions_opt_in: true, receipt_fields: true, requests: 'optional' })
    const unticked = await open('zh_Hant')
    await until(
      () => unticked.find('promotions_opt_in') !== undefined && unticked.find('receipt_unicode') !== undefined,
      'what is asked',
    )
    assert.equal(unticked.field('promotions_opt_in').checked, false)
    assert.equal((await unticked.booked()).promotions_opt_in, false)

    const form = await open('zh_Hant')
    await until(
      () => form.find('promotions_opt_in') !== undefined && form.find('receipt_unicode') !== undefined,
      'what is asked',
    )
    form.page.press(form.field('promotions_opt_in'))
    form.write('receipt_title', '蘭有限公司')
    await tells(form, 'receipt_unicode', { 1234567: 'guest.receiptNumberInvalid', 12345678: null })
    const body = await form.booked()
    assert.deepEqual(
      [body.promotions_opt_in, body.receipt_title, body.receipt_unicode],
      [true, '蘭有限公司', '12345678'],
    )
    await bend({ promotions_opt_in: false, receipt_fields: false, requests: 'do_not_ask' })
  })

  it('keep the lines of a wish, which the confirmation shows as text [GUEST-026]', async () => {
    await bend({ requests: 'optional' })
    const { find, write, booked, sees, page } = await open()
    await until(() => find('requests') !== undefined, 'the wish')
    const wish = 'At nine\n<img onerror="alert(1)">'
    write('requests', wish)
    assert.equal((await booked()).requests, wish)
    await sees(wish)
    const [shown, ...more] = page.all('p').filter(({ textContent }) => textContent === wish)
    assert.deepEqual([shown?.children.length, more.length], [0, 0])
    assert.equal(page.view.getComputedStyle(shown as never).whiteSpace, 'pre-line') // happy-dom types its own DOM
    await bend({ requests: 'do_not_ask' })
  })

  describe('and whether mail reaches them', () => {
    const CHECK = '/api/v1/email_verifications'
    const cases = [
      [3704, 'taro@refused.example', 'codes.3704'],
      [3705, 'taro@undeliverable.example', 'codes.3705'],
    ] as const
    for (const [code, email, key] of cases)
      it(`is told at the field in every language: ${code} [GUEST-008] [ERR-0${code === 3704 ? 61 : 62}]`, async () => {
        const { write, wrong, submit, sent, posts, store, focused, field, text } = await open()
        write('email', email)
        write('email_again', email)
        submit()
        await until(() => wrong('email') !== null, 'the answer')
        for (const locale of LOCALE_CODES) {
          await store.set(showLocaleAtom, locale)
          const t = await loadTranslate(locale, ['errors', 'codes'])
          await until(() => wrong('email') === t(key), `${locale}: ${wrong('email')}`)
          assert.ok(!text().includes(String(code)), locale)
        }
        assert.equal(focused(), 'email')
        assert.deepEqual([field('first_name').value, field('email').value], ['Taro', email])
        assert.deepEqual(
          sent.filter(({ path }) => path === CHECK).map(({ method, body }) => [method, body]),
          [['POST', { email }]],
        )
        assert.deepEqual(posts(), [])
      })

    it('is asked once an address, and a check that fails is quiet and holds nobody up [CALL-140]', async () => {
      const { sent, spoil, store, page, submit, posts } = await open()
      spoil((send, { path }) => (path === CHECK ? Promise.resolve(new Response('{}', { status: 500 })) : send()))
      submit()
      submit() // a double press
      await until(() => posts().length > 0, 'a booking')
      assert.equal(posts()[0]?.body?.checkin_date, '2026-11-24')
      assert.equal(sent.filter(({ path }) => path === CHECK).length, 1)
      assert.deepEqual([store.get(bannersAtom), store.get(slotsAtom)], [[], {}])
      assert.equal(page.all('.banner').length, 0)
    })
  })
})
