import { useAtom, useAtomValue, useSetAtom } from 'jotai'

import { EMAIL_CHARACTERS } from '../../../shared/constants.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { isSignInOfferedAtom } from '../../state/session/member-settings.ts'
import { isSecureAtom } from '../../state/reservation/review-credentials.ts'
import { isSignedInAtom, settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { useScreenLink } from '../../state/navigation/screen-link.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import formCss from '../../ui/styles/base/form.css'
import { Link } from '../../ui/controls/link.tsx'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { Form } from '../../ui/fields/form.tsx'
import { lookupForm, lookUpAtom, notFoundAtom } from './lookup-form.ts'

/** A reservation found again by its number and e-mail; where the brand opens them by the mail's link alone, it says so. */
export default function Lookup() {
  useStylesheet(formCss)
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
  const [notFound, setNotFound] = useAtom(notFoundAtom)
  return (
    <Form className="stack" busy={isBusy} onSubmit={() => void lookUp()} aria-label={t('manage.lookupTitle')}>
      {notFound && (
        <Banner kind="bad" dismissLabel={t('core.dismiss')} onDismiss={() => setNotFound(null)}>
          {formatMessage(t, notFound.message)}
        </Banner>
      )}
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
    </Form>
  )
}
const MOST_OF_A_NUMBER = 40

function useControl(name: 'number' | 'email') {
  const t = useText()
  const value = useAtomValue(lookupForm.valuesAtom)[name]
  const wrong = useAtomValue(lookupForm.fieldErrorsAtom)[name]
  const type = useSetAtom(lookupForm.typeAtom)
  return {
    name,
    value,
    error: wrong && formatMessage(t, wrong),
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
  }
}

/** Members see their stays without a number. */
function AsMember() {
  const t = useText()
  const isOffered = useAtomValue(isSignInOfferedAtom)
  const isSignedIn = useAtomValue(isSignedInAtom)
  const link = useScreenLink({ to: 'accountReservations' })
  if (!isOffered && !isSignedIn) return null
  return (
    <p className="small">
      <span className="soft">{t('manage.asMember')}</span>
      <br />
      <Link {...link}>{t('manage.memberSignIn')}</Link>
    </p>
  )
}
