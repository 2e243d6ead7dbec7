import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { WALLET_NAMES } from '../../../shared/payments.ts'

import { environmentAtom } from '../../state/environment.ts'
import { useText } from '../../state/settings/texts.ts'
import { Link } from '../../ui/controls/link.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import type { Challenge } from '../attempt.ts'
import { BankStatus } from '../bank-status.tsx'
import { pageOriginsAtom, settleBankAtom } from '../bank.ts'
import { CheckoutSteps } from '../../features/checkout/frame.tsx'
import { TimeLeft, WaysOut, useWatch } from '../three-ds.tsx'

/** The guest approves on a page of its own and comes back; how it ended the server says, whoever comes back. */
export function Leave({ challenge }: { challenge: Challenge }) {
  const t = useText()
  const url = useOwnUrl(challenge)
  const isAlone = useIsAlone()
  const { leaves } = challenge
  const name = leaves === null || leaves === 'bank' ? null : WALLET_NAMES[leaves]
  useWatch(challenge)
  useWay(challenge, isAlone ? url : null)
  return (
    <div className="middle">
      {!challenge.ended && <CheckoutSteps step="payment" />}
      <div className="stack">
        <PageTitle takesFocus>{name ? t('wallets.title', { name }) : t('checkout.bankTitle')}</PageTitle>
        <p className="soft">{name ? t('wallets.text', { name }) : t('wallets.bankText')}</p>
      </div>
      <TimeLeft challenge={challenge} />
      {url && (
        <p>
          <Link href={url} button="main" outside={!isAlone}>
            {name ? t('wallets.goOn', { name }) : t('wallets.goToBank')}
          </Link>
        </p>
      )}
      <BankStatus isAnswered={false} />
      <WaysOut challenge={{ ...challenge, url: null }} />
    </div>
  )
}

/** Only a page of the gateway's own. */
function useOwnUrl({ url }: Challenge): string | null {
  const origins = useAtomValue(pageOriginsAtom)
  return url !== null && URL.canParse(url) && origins.includes(new URL(url).origin) ? url : null
}

/** In a tab of our own the guest leaves and comes back in it; a site that holds us keeps its page. */
function useIsAlone(): boolean {
  const { view, attributes } = useAtomValue(environmentAtom)
  return view.parent === view && view.location.origin === attributes.origins.widget
}

/** Straight after the booking the way leads on by itself; whoever came back is not sent away again, but asked after. */
function useWay(challenge: Challenge, url: string | null) {
  const { view } = useAtomValue(environmentAtom)
  const settle = useSetAtom(settleBankAtom)
  useEffect(() => {
    if (!challenge.isFresh)
      void settle(challenge, 'returned').catch(() => undefined) // the watch goes on asking
    else if (url) view.location.assign(url)
  }, [challenge, settle, url, view])
}
