import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import type { PaymentLink } from '../../../shared/model/payment-link.ts'
import { say } from '../../state/banner.ts'
import { useText } from '../../state/texts.ts'
import { RetryBanner } from '../../ui/banner.tsx'
import { Bone } from '../../ui/bones.tsx'
import { WaitingPage } from '../../ui/waiting-page.tsx'
import { readAtom, readingAtom } from './record.ts'
import { LinkPage } from './summary.tsx'

function Waiting() {
  const t = useText()
  return (
    <WaitingPage className="middle" words={t('core.loading')}>
      <Bone width="70%" height="44px" />
      <Bone width="100%" height="120px" />
      <Bone width="100%" height="168px" />
    </WaitingPage>
  )
}

/** The record on its way, not there, not to be read, or shown. */
export function Read({ children }: { children: (link: PaymentLink) => ReactNode }) {
  const t = useText()
  const reading = useAtomValue(readingAtom)
  const read = useSetAtom(readAtom)
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
            {say(t, reading.shown.told)}
          </RetryBanner>
        </LinkPage>
      )
    case 'ready':
      return children(reading.link)
    default:
      return reading satisfies never
  }
}
