import { useAtomValue, useSetAtom } from 'jotai'
import type { FormEvent } from 'react'

import { EMAIL_CHARACTERS } from '../../../shared/constants.ts'
import { say } from '../../state/banner.ts'
import { isSignInOfferedAtom } from '../../state/member-settings.ts'
import { isSecureAtom } from '../../state/review-proof.ts'
import { isSignedInAtom, settingsAtom } from '../../state/settings.ts'
import { useText } from '../../state/texts.ts'
import { useWay } from '../../state/way.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import formCss from '../../ui/look/form.css'
import { Link } from '../../ui/link.tsx'
import { MiddlePage } from '../../ui/middle-page.tsx'
import { useStyle } from '../../ui/sheet.ts'
import { useFaultFocus } from '../../ui/use-fault-focus.ts'
import { lookupForm, lookUpAtom, notFoundAtom } from './lookup-form.ts'

/** A reservation found again by its number and e-mail; where the brand opens them by the mail's link alone, it says so. */
export default function Lookup() {
  useStyle(formCss)
  const t = useText()
  const { hotel_name: hotel } = useAtomValue(settingsAtom)
  const isSecure = useAtomValue(isSecureAtom)
  return (
    <MiddlePage
      title={t('manage.lookupTitle')}
      text={isSecure ? t('manage.secure', { hotel }) : t('manage.lookupLead')}
    >
      {!isSecure && <LookupForm />}
      <AsMember />
    </MiddlePage>
  )
}

function LookupForm() {
  const t = useText()
  const lookUp = useSetAtom(lookUpAtom)
  const isBusy = useAtomValue(lookupForm.isBusyAtom)
  const notFound = useAtomValue(notFoundAtom)
  const faults = useAtomValue(lookupForm.faultsAtom)
  const place = useFaultFocus(faults)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void lookUp()
  }
  return (
    <form ref={place} className="stack" noValidate onSubmit={submit} aria-label={t('manage.lookupTitle')}>
      {notFound && <Banner kind="bad">{say(t, notFound.told)}</Banner>}
      <Field
        {...useControl('number')}
        latin
        label={t('manage.number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MOST_OF_A_NUMBER}
        whole
      />
      <Field
        {...useControl('email')}
        type="email"
        label={t('manage.email')}
        autoComplete="email"
        maxLength={EMAIL_CHARACTERS}
        whole
      />
      <div>
        <Button type="submit" look="main" busy={isBusy}>
          {t('manage.find')}
        </Button>
      </div>
    </form>
  )
}
const MOST_OF_A_NUMBER = 40

function useControl(name: 'number' | 'email') {
  const t = useText()
  const value = useAtomValue(lookupForm.valuesAtom)[name]
  const wrong = useAtomValue(lookupForm.faultsAtom)[name]
  const type = useSetAtom(lookupForm.typeAtom)
  return {
    name,
    value,
    error: wrong && say(t, wrong),
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
  }
}

/** Members see their stays without a number. */
function AsMember() {
  const t = useText()
  const isOffered = useAtomValue(isSignInOfferedAtom)
  const isSignedIn = useAtomValue(isSignedInAtom)
  const way = useWay({ to: 'accountReservations' })
  if (!isOffered && !isSignedIn) return null
  return (
    <p className="small">
      <span className="soft">{t('manage.asMember')}</span>
      <br />
      <Link {...way}>{t('manage.memberSignIn')}</Link>
    </p>
  )
}
