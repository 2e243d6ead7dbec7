import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { HANAKO } from '../../../../../test/contract/helpers/members.ts'
import { payingWorld } from '../../../../../test/lib/paying.ts'
import { until } from '../../../../../test/lib/until.ts'
import { EMPTY_FORM, guestFormAtom } from '../form.ts'
import type { GuestForm } from '../form.ts'
import { prefillAtom } from './prefill.ts'

const WRITTEN = 'other@example.com'

/** What stands in the form of a member, and what it becomes; the rest is as the profile says. */
const FORMS: readonly (Pick<GuestForm, 'email' | 'email_again'> & { becomes: readonly [string, string] })[] = [
  { email: '', email_again: '', becomes: [HANAKO, HANAKO] },
  // Two halves of one address are never two people's.
  { email: WRITTEN, email_again: '', becomes: [WRITTEN, ''] },
  { email: '', email_again: WRITTEN, becomes: ['', WRITTEN] },
  { email: WRITTEN, email_again: WRITTEN, becomes: [WRITTEN, WRITTEN] },
]

describe('the details of a member', () => {
  const { open } = payingWorld()

  it('fill what is empty and nothing else, and an address as a whole', async () => {
    const { store } = await open('on_site', { member: HANAKO, ways: 1 })
    for (const { email, email_again, becomes } of FORMS) {
      store.set(guestFormAtom, (form) => ({ ...form, phone: '', last_name_kana: 'やまもと', email, email_again }))
      await store.set(prefillAtom)
      const form = store.get(guestFormAtom)
      assert.deepEqual([form.email, form.email_again], becomes)
      assert.deepEqual([form.phone, form.last_name_kana], ['09012345678', 'やまもと'])
    }
  })

  it('fill the whole of an empty form, name, letters, telephone and address, and can be written over [GUEST-018]', async () => {
    const hanako = await open('on_site', { member: HANAKO, ways: 1 })
    hanako.store.set(guestFormAtom, EMPTY_FORM)
    await hanako.store.set(prefillAtom)
    assert.deepEqual(hanako.store.get(guestFormAtom), {
      ...EMPTY_FORM,
      first_name_kana: 'はなこ',
      last_name_kana: 'やまだ',
      email: HANAKO,
      email_again: HANAKO,
      phone: '09012345678',
      nationality: 'JP',
      postal_code: '1050022',
      prefecture_or_state: 'Tokyo',
      street_address: '港区海岸1-2-3',
      building_name_and_number: '汐留ハイツ402',
    })

    // In letters, and by the screen itself.
    const { store, page } = await open('on_site', { member: 'taro@example.com', ways: 1 })
    page.act(() => store.set(guestFormAtom, EMPTY_FORM))
    await store.set(prefillAtom)
    const field = (name: string) => page.all(`form [name="${name}"]`)[0] as HTMLInputElement | undefined // a field
    await until(() => field('first_name')?.value === 'Taro' && field('last_name')?.value === 'Sato', 'the name')
    const last = field('last_name') ?? assert.fail('no last name')
    last.value = 'Saito'
    page.act(() => last.dispatchEvent(new page.view.Event('input', { bubbles: true }) as unknown as Event)) // happy-dom types its own DOM
    assert.deepEqual([store.get(guestFormAtom).first_name, store.get(guestFormAtom).last_name], ['Taro', 'Saito'])
    assert.equal(last.disabled || last.readOnly, false)
  })
})
