import { useSetAtom } from 'jotai'

import { EMAIL_DELIVERY_MINUTES } from '../../../../shared/constants.ts'
import { notifyAtom } from '../../../state/messages/messages.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FailedNote } from '../failed-note.tsx'
import { resendAtom } from './profile-state.ts'
import { useSending } from '../sending.ts'

/** The new address counts once its mail was answered (MEMBER-047). */
export function PendingEmail({ email }: { email: string }) {
  const t = useText()
  const resend = useSetAtom(resendAtom)
  const notify = useSetAtom(notifyAtom)
  const { isSending, failed, send } = useSending(async () => {
    await resend()
    notify({ id: 'account', message: { key: 'account.resent', values: { minutes: EMAIL_DELIVERY_MINUTES } } })
  })
  return (
    <>
      <Banner
        kind="warn"
        title={t('account.pendingEmail', { email })}
        action={
          <Button size="small" busy={isSending} onClick={() => send()}>
            {t('account.resend')}
          </Button>
        }
      >
        {t('account.pendingEmailText', { minutes: EMAIL_DELIVERY_MINUTES })}
      </Banner>
      <FailedNote failed={failed} />
    </>
  )
}
