import { useAtomValue, useSetAtom } from 'jotai'

import { EMAIL_CHARACTERS, PASSWORD_MAX_CHARACTERS } from '../../../shared/constants.ts'
import { PASSWORD_ERRORS, passwordErrors } from '../../../shared/rules/person/password.ts'
import type { PasswordError } from '../../../shared/rules/person/password.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useText } from '../../state/settings/texts.ts'
import { Field } from '../../ui/fields/field.tsx'
import { PasswordField, PasswordRules } from '../../ui/fields/password-field.tsx'
import type { FormState } from '../../state/form.ts'
import { usePlainText } from './form-page.tsx'

type Values = Record<string, string | boolean>
type Typed = { currentTarget: { value: string } }

/** What ties a control to a value of a form. */
export function useControl<V extends Values>(form: FormState<V>, name: keyof V & string) {
  const t = useText()
  const value = useAtomValue(form.valuesAtom)[name]
  const wrong = useAtomValue(form.fieldErrorsAtom)[name]
  const type = useSetAtom(form.typeAtom)
  return {
    name,
    value: String(value ?? ''),
    error: wrong && formatMessage(t, wrong),
    required: true,
    onChange: (event: Typed) => type(name, event.currentTarget.value),
  }
}

type OfForm<V extends Values> = { form: FormState<V> }

export function EmailField<V extends Values & { email: string }>({
  form,
  fills,
}: OfForm<V> & { fills: 'username' | 'email' }) {
  const t = useText()
  const control = useControl(form, 'email')
  return (
    <Field
      {...control}
      type="email"
      label={t('signIn.email')}
      autoComplete={fills}
      maxLength={EMAIL_CHARACTERS}
      whole
    />
  )
}

export function CurrentPassword<V extends Values & { password: string }>({ form }: OfForm<V>) {
  const t = useText()
  const control = useControl(form, 'password')
  return (
    <PasswordField {...control} {...useEyes()} label={t('signIn.password')} autoComplete="current-password" whole />
  )
}

function useEyes() {
  const t = useText()
  return { showLabel: t('signIn.show'), hideLabel: t('signIn.hide') }
}

const RULE_WORDS = {
  short: 'signIn.ruleShort',
  long: 'signIn.ruleLong',
  upper: 'signIn.ruleUpper',
  lower: 'signIn.ruleLower',
  digit: 'signIn.ruleDigit',
} as const satisfies Record<PasswordError, TextKey>
/** A limit nobody reaches by hand is told only to whom it concerns. */
const isTold = (fault: PasswordError, broken: readonly PasswordError[]) => fault !== 'long' || broken.includes('long')

/** A new password with what it needs, and the same once more (MEMBER-022, MEMBER-063). */
export function NewPasswordFields<V extends Values & { password: string; password_confirmation: string }>({
  form,
}: OfForm<V>) {
  const t = useText()
  const plain = usePlainText()
  const control = useControl(form, 'password')
  const again = useControl(form, 'password_confirmation')
  const eyes = useEyes()
  const broken = passwordErrors(control.value)
  const rules = PASSWORD_ERRORS.filter((fault) => isTold(fault, broken)).map((fault) => {
    const isKept = !broken.includes(fault)
    return {
      id: fault,
      words: plain(RULE_WORDS[fault]),
      isKept,
      spoken: t(isKept ? 'signIn.ruleKept' : 'signIn.ruleOpen'),
    }
  })
  const most = PASSWORD_MAX_CHARACTERS * 2
  return (
    <>
      <PasswordField
        {...control}
        {...eyes}
        label={t('signIn.newPassword')}
        autoComplete="new-password"
        maxLength={most}
        whole
      />
      <PasswordRules label={t('signIn.rules')} rules={rules} />
      <PasswordField
        {...again}
        {...eyes}
        label={t('signIn.passwordAgain')}
        autoComplete="new-password"
        maxLength={most}
        whole
      />
    </>
  )
}

/** What is wrong with a new password as a field: the rule that fails first, by its own words. */
export const newPasswordError = (password: string): TextKey | null => {
  const first = passwordErrors(password)[0]
  return first === undefined ? null : password === '' ? 'errors.required' : BROKEN_WORDS[first]
}
const BROKEN_WORDS = {
  short: 'signIn.faultShort',
  long: 'signIn.ruleLong',
  upper: 'signIn.faultUpper',
  lower: 'signIn.faultLower',
  digit: 'signIn.faultDigit',
} as const satisfies Record<PasswordError, TextKey>

/** MEMBER-063. */
export const repeatedPasswordError = (again: string, password: string): TextKey | null =>
  again === '' ? 'errors.required' : again === password ? null : 'signIn.passwordMismatch'
