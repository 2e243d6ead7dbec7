import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { EMAIL_DELIVERY_MINUTES } from '../../../shared/constants.ts'
import type { accounts } from '../../../shared/contract/accounts.ts'
import { email, normalizeEmail } from '../../../shared/rules/person/names.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { environmentAtom } from '../../state/environment.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmailField } from './fields.tsx'
import { fieldErrorsOf, formOf } from '../../state/form.ts'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { FormPage, FormRefusal, usePlainText } from './form-page.tsx'
import { SignInScreenLink } from './screen-link.tsx'

/** One address for every form that asks for a mail: who goes from one to the other has typed it already. */
export const mailForm = formOf({ email: '' }, { fields: { email: 'email' } })

type MailCall = typeof accounts.startReset | typeof accounts.resendConfirmation

export const askForMailAtom = atom(null, (get, set, call: MailCall): Promise<boolean> => {
  const { email: address } = get(mailForm.valuesAtom)
  const input = { hotelId: get(settingsAtom).hotel_id, body: { email: normalizeEmail(address) } }
  return set(mailForm.sendAtom, fieldErrorsOf({ email: email(address) }), async () => {
    await get(environmentAtom).api(call, input, { isSilent: true })
  })
})

type MailFormProps = { call: MailCall; heading: TextKey; lead: TextKey; sent: TextKey }

/** Asks for a mail; the answer is the same whoever the address belongs to, and the mail can be asked for again. */
export function MailForm({ call, heading, lead, sent }: MailFormProps) {
  const t = useText()
  const plain = usePlainText()
  const ask = useSetAtom(askForMailAtom)
  const [isSent, setSent] = useState(false)
  const send = async () => {
    const isTaken = await ask(call)
    if (isTaken) setSent(true)
    return isTaken
  }
  if (isSent) return <Sent {...{ heading, sent, send }} />
  return (
    <FormPage
      form={mailForm}
      title={plain(heading)}
      lead={plain(lead)}
      button={t('signIn.sendMail')}
      onSubmit={send}
      after={<SignInScreenLink to="signIn">{t('signIn.toSignIn')}</SignInScreenLink>}
    >
      <EmailField form={mailForm} fills="email" />
    </FormPage>
  )
}

function Sent({ heading, sent, send }: Pick<MailFormProps, 'heading' | 'sent'> & { send: () => Promise<boolean> }) {
  const t = useText()
  const plain = usePlainText()
  const isBusy = useAtomValue(mailForm.isBusyAtom)
  const [isSentAgain, setSentAgain] = useState(false)
  const again = () => void send().then(setSentAgain)
  return (
    <MiddlePage title={plain(heading)}>
      <Banner title={t('signIn.mailSent')}>
        {plain(sent)}
        <br />
        {t('signIn.minutes', { n: EMAIL_DELIVERY_MINUTES })}
      </Banner>
      {isSentAgain && <p role="status">{t('signIn.sentAgain')}</p>}
      <FormRefusal form={mailForm} />
      <div className="row wrap">
        <Button busy={isBusy} onClick={again}>
          {t('signIn.sendAgain')}
        </Button>
        <SignInScreenLink to="signIn" button="quiet">
          {t('signIn.toSignIn')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}
