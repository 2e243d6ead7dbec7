import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { NAME_CHARACTERS } from '../../../../shared/constants.ts'
import { accounts } from '../../../../shared/contract/accounts.ts'
import type { Locale } from '../../../../shared/locales.ts'
import type { Program } from '../../../../shared/model/person/member.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { memberSettingsAtom } from '../../../state/session/member-settings.ts'
import { useNamedTexts } from '../../../state/settings/legal.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { localeAtom, useLocale, useText } from '../../../state/settings/texts.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Consent } from '../../../ui/controls/consent.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { EmailField, NewPasswordFields, useControl } from '../fields.tsx'
import { FormPage } from '../form-page.tsx'
import { SignInScreenLink } from '../screen-link.tsx'
import { signUpAtom, signUpForm } from './form.ts'
import { isFamilyFirst } from '../../../lib/name-order.ts'

/** Becoming a member of the brand; the mail's link makes it so (MEMBER-018). */
export default function SignUp() {
  const t = useText()
  const name = usePointName('signUp.pointName')
  const signUp = useSetAtom(signUpAtom)
  return (
    <FormPage
      form={signUpForm}
      title={t('signUp.title')}
      lead={t('signUp.lead', { name })}
      button={t('signUp.title')}
      onSubmit={signUp}
      after={<SignInScreenLink to="signIn">{t('signUp.toSignIn')}</SignInScreenLink>}
    >
      <Names />
      <EmailField form={signUpForm} fills="username" />
      <NewPasswordFields form={signUpForm} />
      <ProgramChoice />
      <Consents />
    </FormPage>
  )
}

function Names() {
  const t = useText()
  const family = <Name name="last_name" label={t('signUp.familyName')} fills="family-name" />
  const given = <Name name="first_name" label={t('signUp.givenName')} fills="given-name" />
  const isFirst = isFamilyFirst(useLocale())
  return (
    <div className="fields">
      {isFirst ? family : given}
      {isFirst ? given : family}
      <p className="tiny faint whole">{t('signUp.nameHelp')}</p>
    </div>
  )
}

function Name({ name, label, fills }: { name: 'last_name' | 'first_name'; label: string; fills: string }) {
  const control = useControl(signUpForm, name)
  return <Field {...control} label={label} autoComplete={fills} maxLength={NAME_CHARACTERS * 2} />
}

const programsAtom = atom<readonly Program[]>([])
const loadProgramsAtom = atom(null, async (get, set, locale: Locale): Promise<void> => {
  const { hotel_brand_id: brandId } = get(settingsAtom)
  const { data } = await get(environmentAtom).api(accounts.programs, { brandId })
  // Their names are in the language of the answer; another may have been chosen since.
  if (get(localeAtom) === locale) set(programsAtom, data)
})

/** Only where there is a choice; the hotel's own program is the one without it. */
function ProgramChoice() {
  const t = useText()
  const programs = useAtomValue(programsAtom)
  const load = useSetAtom(loadProgramsAtom)
  const control = useControl(signUpForm, 'program')
  const locale = useLocale()
  useEffect(() => void load(locale).catch(() => {}), [load, locale]) // the server has a program for who named none
  if (programs.length < 2) return null
  const choices = programs.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      {...control}
      label={t('signUp.program')}
      choices={choices}
      empty={t('signUp.anyProgram')}
      required={false}
    />
  )
}

function Consents() {
  const { marketing_consent_text } = useAtomValue(memberSettingsAtom)
  const t = useText()
  const isTicked = useAtomValue(signUpForm.valuesAtom).promotions
  const type = useSetAtom(signUpForm.typeAtom)
  return (
    <div className="stack">
      <ReadTick name="terms" />
      <ReadTick name="privacy" />
      {/* Never ticked by itself: who says nothing gets no advertising. */}
      <Checkbox
        name="promotions"
        checked={isTicked}
        onChange={(event) => type('promotions', event.currentTarget.checked)}
      >
        {marketing_consent_text || t('signUp.promotions')}
      </Checkbox>
    </div>
  )
}

const TICKS = {
  terms: { sentence: 'document.agree', kinds: ['membership'] },
  privacy: { sentence: 'document.haveRead', kinds: ['privacy'] },
} as const

/** Only of what can be read. */
function ReadTick({ name }: { name: keyof typeof TICKS }) {
  const t = useText()
  const { isEmpty, sentence } = useNamedTexts(TICKS[name].sentence, TICKS[name].kinds)
  const isTicked = useAtomValue(signUpForm.valuesAtom)[name]
  const wrong = useAtomValue(signUpForm.fieldErrorsAtom)[name]
  const type = useSetAtom(signUpForm.typeAtom)
  if (isEmpty) return null
  return (
    <Consent
      name={name}
      checked={isTicked}
      error={wrong && formatMessage(t, wrong)}
      onChange={(event) => type(name, event.currentTarget.checked)}
      sentence={sentence}
    />
  )
}
