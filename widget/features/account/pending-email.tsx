import { useSetAtom } from 'jotai'

import { EMAIL_DELIVERY_MINUTES } from '../../../shared/constants.ts'
import { tellAtom } from '../../state/banner.ts'
import { useText } from '../../state/texts.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from './failed-note.tsx'
import { resendAtom } from './profile-state.ts'
import { useSending } from './sending.ts'

/** The new address counts once its mail was answered (specification 4, "Account"). */
export function PendingEmail({ email }: { email: string }) {
  const t = useText()
  const resend = useSetAtom(resendAtom)
  const tell = useSetAtom(tellAtom)
  const { isSending, failed, send } = useSending(async () => {
    await resend()
    tell({ id: 'account', told: { key: 'account.resent', values: { minutes: EMAIL_DELIVERY_MINUTES } } })
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
