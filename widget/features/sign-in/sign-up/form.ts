import { atom } from 'jotai'

import { accounts } from '../../../../shared/contract/accounts.ts'
import { emails } from '../../../../shared/contract/emails.ts'
import { EMAIL_CHECK_MS } from '../../../../shared/constants.ts'
import { errorRow } from '../../../../shared/errors.ts'
import type { LegalKind } from '../../../../shared/model/hotel/legal-text.ts'
import type { Locale } from '../../../../shared/locales.ts'
import { memberNameError, normalizeMemberName } from '../../../../shared/rules/person/member-names.ts'
import type { MemberNameError } from '../../../../shared/rules/person/member-names.ts'
import { email as emailFault, normalizeEmail } from '../../../../shared/rules/person/names.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { TextKey } from '../../../lib/i18n.ts'
import { trackAtom } from '../../../state/analytics/analytics.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { notifyAtom } from '../../../state/messages/messages.ts'
import { goAtom, routeAtom } from '../../../state/navigation/navigation.ts'
import { readableTextsAtom } from '../../../state/settings/readable-texts.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { localeAtom } from '../../../state/settings/texts.ts'
import { visitAtom } from '../../../state/analytics/visit.ts'
import { repeatedPasswordError, newPasswordError } from '../fields.tsx'
import { fieldErrorsOf, formOf } from '../../../state/form.ts'
import { signInStepAtom } from '../in-chat.ts'
import { mailForm } from '../mail-form.tsx'

const EMPTY = {
  last_name: '',
  first_name: '',
  email: '',
  password: '',
  password_confirmation: '',
  program: '',
  terms: false,
  privacy: false,
  promotions: false,
}
type SignUp = typeof EMPTY
export const signUpForm = formOf<SignUp>(EMPTY, { fields: { email: 'email', password: 'password' } })

const NAME_WORDS: Record<MemberNameError, TextKey> = {
  required: 'errors.required',
  tooLong: 'errors.tooLong',
  latin: 'signUp.nameLatin',
  hiragana: 'signUp.nameHiragana',
  kanji: 'signUp.nameKanji',
  hangul: 'signUp.nameHangul',
  thai: 'signUp.nameThai',
  arabic: 'signUp.nameArabic',
}

/** What is wrong with a member's name, by its words. */
export function nameError(name: string, locale: Locale): TextKey | null {
  const fault = memberNameError(name, locale)
  return fault && NAME_WORDS[fault]
}

const hasTextAtom = atom((get) => (kind: LegalKind) => get(readableTextsAtom)([kind]).length > 0)

const fieldErrorsAtom = atom((get) => {
  const form = get(signUpForm.valuesAtom)
  const locale = get(localeAtom)
  const hasText = get(hasTextAtom)
  return fieldErrorsOf<SignUp>({
    last_name: nameError(form.last_name, locale),
    first_name: nameError(form.first_name, locale),
    email: emailFault(form.email),
    password: newPasswordError(form.password),
    password_confirmation: repeatedPasswordError(form.password_confirmation, form.password),
    terms: form.terms || !hasText('membership') ? null : 'signUp.termsFault',
    privacy: form.privacy || !hasText('privacy') ? null : 'signUp.privacyFault',
  })
})

/** An address that mails cannot reach gets no account; a check that failed holds nobody up (CALL-140). */
const verifyAtom = atom(null, async (get, _set, email: string): Promise<void> => {
  const signal = AbortSignal.timeout(EMAIL_CHECK_MS)
  await get(environmentAtom)
    .api(emails.verify, { body: { email } }, { signal })
    .catch((error: unknown) => {
      if (errorRow(asFailure(error).codes[0]).field === 'email') throw error
    })
})

/** Sends the sign-up; what the guest wrote is forgotten only when the server has it. */
export const signUpAtom = atom(null, async (get, set): Promise<void> => {
  const form = get(signUpForm.valuesAtom)
  const locale = get(localeAtom)
  const email = normalizeEmail(form.email)
  const referrer = get(visitAtom).referrerCode
  const body = {
    email,
    password: form.password,
    password_confirmation: form.password_confirmation,
    ...(form.program && { program_id: Number(form.program) }),
    profile: {
      last_name: normalizeMemberName(form.last_name, locale),
      first_name: normalizeMemberName(form.first_name, locale),
      promotions_opt_in: form.promotions,
    },
    // Nothing that could be read is left unaccepted; the server asks for both words all the same.
    terms_accepted: form.terms || !get(hasTextAtom)('membership'),
    privacy_accepted: form.privacy || !get(hasTextAtom)('privacy'),
    ...(referrer && { referrer_code: referrer }),
  }
  const { id: here } = get(routeAtom)
  const isSent = await set(signUpForm.sendAtom, get(fieldErrorsAtom), async () => {
    await set(verifyAtom, email)
    await get(environmentAtom).api(accounts.signUp, { hotelId: get(settingsAtom).hotel_id, body }, { isSilent: true })
  })
  if (!isSent) return
  set(signUpForm.valuesAtom, EMPTY)
  set(mailForm.typeAtom, 'email', email)
  void set(trackAtom, { kind: 'sign_up', method: 'password' })
  if (get(routeAtom).id === here) return set(goAtom, { to: get(signInStepAtom)('signUpResult'), replace: true })
  // Whoever has gone on to something else stays there, and hears that the mail is on its way.
  set(notifyAtom, { id: 'signed-up', message: { key: 'signUp.sentAway', values: { email } } })
})
