import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { mask, nullable, string, type } from 'superstruct'

import { NAME_CHARACTERS } from '../../../../shared/constants.ts'
import { accounts } from '../../../../shared/contract/accounts.ts'
import type { Program } from '../../../../shared/model/member.ts'
import { lenient } from '../../../../shared/model/wire.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { memberSettingsAtom } from '../../../state/session/member-settings.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { Link } from '../../../ui/controls/link.tsx'
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
  const signUp = useSetAtom(signUpAtom)
  return (
    <FormPage
      form={signUpForm}
      title={t('signUp.title')}
      lead={t('signUp.lead')}
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
const loadProgramsAtom = atom(null, async (get, set): Promise<void> => {
  const { hotel_brand_id: brandId } = get(settingsAtom)
  const { data } = await get(environmentAtom).api(accounts.programs, { brandId })
  set(programsAtom, data)
})

/** Only where there is a choice; the hotel's own program is the one without it. */
function ProgramChoice() {
  const t = useText()
  const programs = useAtomValue(programsAtom)
  const load = useSetAtom(loadProgramsAtom)
  const control = useControl(signUpForm, 'program')
  useEffect(() => void load().catch(() => {}), [load]) // the server has a program for who named none
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

/** The hotel's own words of both (BOOT-041). */
const pagesAtom = atom((get) => mask(get(settingsAtom), pages))
const pages = type({ terms_url: lenient(nullable(string()), null), privacy_url: lenient(nullable(string()), null) })

function Read({ href }: { href: string | null }) {
  const t = useText()
  if (!href) return null
  return (
    <Link outside href={href}>
      {t('signUp.read')}
    </Link>
  )
}

type TickName = 'terms' | 'privacy' | 'promotions'

function Consents() {
  const t = useText()
  const { marketing_consent_text } = useAtomValue(memberSettingsAtom)
  const { terms_url, privacy_url } = useAtomValue(pagesAtom)
  return (
    <div className="stack">
      <Consent name="terms">
        {t('signUp.terms')} <Read href={terms_url} />
      </Consent>
      <Consent name="privacy">
        {t('signUp.privacy')} <Read href={privacy_url} />
      </Consent>
      {/* Never ticked by itself: who says nothing gets no advertising. */}
      <Consent name="promotions">{marketing_consent_text || t('signUp.promotions')}</Consent>
    </div>
  )
}

function Consent({ name, children }: { name: TickName; children: ReactNode }) {
  const t = useText()
  const isTicked = useAtomValue(signUpForm.valuesAtom)[name]
  const wrong = useAtomValue(signUpForm.fieldErrorsAtom)[name]
  const type = useSetAtom(signUpForm.typeAtom)
  return (
    <Checkbox
      name={name}
      checked={isTicked}
      error={wrong && formatMessage(t, wrong)}
      onChange={(event) => type(name, event.currentTarget.checked)}
    >
      {children}
    </Checkbox>
  )
}
