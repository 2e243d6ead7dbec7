import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import type { PaymentLink } from '../../../shared/model/payment/payment-link.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useText } from '../../state/settings/texts.ts'
import { RetryBanner } from '../../ui/messages/banner.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { WaitingPage } from '../../ui/layout/waiting-page.tsx'
import { readLinkAtom, readingAtom } from './record.ts'
import { LinkPage } from './summary.tsx'

function Waiting() {
  const t = useText()
  return (
    <WaitingPage className="middle" words={t('core.loading')}>
      <Skeleton width="70%" height="44px" />
      <Skeleton width="100%" height="120px" />
      <Skeleton width="100%" height="168px" />
    </WaitingPage>
  )
}

/** The record on its way, not there, not to be read, or shown. */
export function Read({ children }: { children: (link: PaymentLink) => ReactNode }) {
  const t = useText()
  const reading = useAtomValue(readingAtom)
  const read = useSetAtom(readLinkAtom)
  switch (reading.kind) {
    case 'loading':
      return <Waiting />
    case 'missing':
      return (
        <LinkPage title={t('payLink.notFoundTitle')} text={<span role="alert">{t('payLink.notFoundText')}</span>} />
      )
    case 'refused':
      return (
        <LinkPage title={t('payLink.unreadTitle')}>
          <RetryBanner retryLabel={t('core.tryAgain')} onRetry={() => void read()}>
            {formatMessage(t, reading.shown.message)}
          </RetryBanner>
        </LinkPage>
      )
    case 'ready':
      return children(reading.link)
    default:
      return reading satisfies never
  }
}
