import { useState } from 'react'

import type { Translate } from '../../lib/i18n.ts'
import { Banner } from '../messages/banner.tsx'
import { Button } from '../controls/button.tsx'
import { Link } from '../controls/link.tsx'

type BankWaysOutProps = {
  t: Translate
  /** The bank's page; null: it stands nowhere. */
  url: string | null
  /** What stopping means here. */
  stop: string
  /** Rejects where nobody heard of it. */
  onStop: () => Promise<unknown>
}

/** Beside the bank's question: its page in a tab of its own, and the way out. */
export function BankWaysOut({ t, url, stop, onStop }: BankWaysOutProps) {
  const [stopping, setStopping] = useState<'no' | 'busy' | 'failed'>('no')
  const press = () => {
    setStopping('busy')
    onStop().catch(() => setStopping('failed'))
  }
  return (
    <div className="stack">
      {stopping === 'failed' && <Banner kind="bad">{t('checkout.bankStopFailed')}</Banner>}
      <div className="row wrap">
        {url && (
          <Link outside href={url} button="quiet" size="small">
            {t('checkout.bankNewTab')}
          </Link>
        )}
        <Button look="quiet" size="small" busy={stopping === 'busy'} onClick={press}>
          {stop}
        </Button>
      </div>
    </div>
  )
}
