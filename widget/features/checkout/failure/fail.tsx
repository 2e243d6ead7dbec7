import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { BROWSING_STATE_MINUTES, THREE_DS_MINUTES } from '../../../../shared/constants.ts'
import type { Money } from '../../../../shared/errors.ts'
import { telHref } from '../../../../shared/tel-href.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { updatingAtom } from '../../../state/reservation/updating.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Label } from '../../../ui/messages/label.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import outcomeCss from '../../../ui/styles/base/outcome.css'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { triedPaymentAtom } from '../../../payment/attempt.ts'
import { restoreDraftAtom } from '../draft.ts'
import { FailLedger } from './fail-ledger.tsx'
import {
  canPayAtHotelAtom,
  canRetryAtom,
  failedAtom,
  failedTextAtom,
  isBankTimeAtom,
  searchedAtom,
  toldMoneyAtom,
} from './failed.ts'
import { pickedPaymentAtom } from '../pay/methods.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { checkoutSettingsAtom } from '../settings.ts'

/** Not booked: what happened, what it means for the money, and two ways on. */
export default function Fail() {
  useStylesheet(outcomeCss)
  const t = useText()
  const { money } = useAtomValue(failedAtom)
  const told = useAtomValue(toldMoneyAtom)
  const key = useAtomValue(failedTextAtom)
  const isBankTime = useAtomValue(isBankTimeAtom)
  // Whoever comes by a link alone has nothing here that could be kept.
  const isKept = useAtomValue(canRetryAtom)
  const restore = useSetAtom(restoreDraftAtom)
  useEffect(() => restore(), [restore])
  return (
    <div className="middle">
      <div className="stack" role="alert">
        <span>
          <Label kind={money === 'unknown' ? 'warn' : 'bad'}>
            {t(money === 'unknown' ? 'fail.notSure' : 'fail.label')}
          </Label>
        </span>
        <PageTitle takesFocus>{t(TITLES[money])}</PageTitle>
        {key && <p>{formatMessage(t, { key })}</p>}
        {isBankTime && <p>{t('fail.bankTimeout', { minutes: THREE_DS_MINUTES })}</p>}
        <p>{isKept ? t('fail.kept', { n: BROWSING_STATE_MINUTES }) : t(SENTENCES[told])}</p>
      </div>
      <FailLedger money={told} />
      <NextSteps money={money} />
      <ForThePhone />
    </div>
  )
}

const TITLES = {
  none: 'fail.title',
  refund: 'fail.title',
  unknown: 'fail.unknownTitle',
} as const satisfies Record<Money, string>
const SENTENCES = {
  none: 'fail.moneyNone',
  refund: 'fail.moneyRefund',
  unknown: 'fail.moneyUnknown',
} as const satisfies Record<Money, string>

function NextSteps({ money }: { money: Money }) {
  const t = useText()
  const go = useSetAtom(goAtom)
  const pick = useSetAtom(pickedPaymentAtom)
  const searched = useAtomValue(searchedAtom)
  const updating = useAtomValue(updatingAtom)
  const canRetry = useAtomValue(canRetryAtom)
  const canPayAtHotel = useAtomValue(canPayAtHotelAtom)
  const search = () => go({ to: 'result', query: searched })
  const retry = () => go({ to: 'guestDetail', view: 'payment', replace: true, state: { step: 1 } })
  const payAtHotel = () => {
    pick('on_site')
    retry()
  }
  if (updating)
    return (
      <div className="row wrap">
        <Button look="main" onClick={() => go({ to: 'review', params: { confirmationNumber: updating.number } })}>
          {t('fail.backToStay')}
        </Button>
        {/* The address goes on naming the stay, so that the search is for its change. */}
        {!updating.isPayment && (
          <Button look="quiet" onClick={search}>
            {t('fail.searchAgain')}
          </Button>
        )}
      </div>
    )
  if (!canRetry)
    return (
      <div className="row wrap">
        <Button look={money === 'unknown' ? 'other' : 'main'} onClick={search}>
          {t(money === 'refund' ? 'fail.seeOtherRooms' : 'fail.searchAgain')}
        </Button>
      </div>
    )
  return (
    <div className="row wrap">
      <Button look="main" onClick={retry}>
        {t('fail.otherCard')}
      </Button>
      {canPayAtHotel && <Button onClick={payAtHotel}>{t('fail.atHotelInstead')}</Button>}
      <Button look="quiet" onClick={search}>
        {t('fail.searchAgain')}
      </Button>
    </div>
  )
}

/** What the guest reads out when they call. */
function ForThePhone() {
  const t = useText()
  const locale = useLocale()
  const { now } = useAtomValue(environmentAtom)
  const { phone_number: phone } = useAtomValue(checkoutSettingsAtom)
  const { time_zone: zone } = useAtomValue(settingsAtom)
  const at = useAtomValue(triedPaymentAtom)?.at ?? now()
  const time = dayAndTime(new Date(at).toISOString(), locale, zone)
  return (
    <p className="tiny faint">
      {t('fail.time', { time })}{' '}
      {phone && (
        <Link href={telHref(phone)} aria-label={`${t('checkout.call')} ${phone}`}>
          <bdi dir="ltr" translate="no">
            {phone}
          </bdi>
        </Link>
      )}
    </p>
  )
}
