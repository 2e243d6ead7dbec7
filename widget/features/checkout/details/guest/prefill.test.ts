import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { HANAKO } from '../../../../../test/contract/helpers/members.ts'
import { payingWorld } from '../../../../../test/lib/paying.ts'
import { guestFormAtom } from '../form.ts'
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
})
