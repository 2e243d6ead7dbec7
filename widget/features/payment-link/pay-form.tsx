import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { PAY_BY_LINK_HOURS, PAY_BY_LINK_MS } from '../../../shared/constants.ts'
import type { PaymentLink } from '../../../shared/model/payment/payment-link.ts'
import { CARD_BRANDS } from '../../../shared/payments.ts'
import { deadlineOf } from '../../lib/deadline.ts'
import { money } from '../../lib/format.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { environmentAtom } from '../../state/environment.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { lock } from '../../ui/icons/booking.ts'
import { clock } from '../../ui/icons/signs.ts'
import { PaymentMarks } from '../../ui/payment/payment-marks.tsx'
import { Say } from '../../ui/messages/say.tsx'
import { payingAtom } from './attempt.ts'
import { CardEntry } from './card-entry.tsx'
import { reloadLinkAtom, payLinkAtom } from './pay.ts'
import { LinkQrCode } from './qr-code.tsx'
import { readLinkAtom } from './record.ts'
import { LinkPage, Record } from './summary.tsx'
import { momentText } from './words.ts'

/** The record, the card, and the one button that says what it does to the money. */
export function PayForm({ link }: { link: PaymentLink }) {
  const t = useText()
  useDeadline(link)
  return (
    <LinkPage title={t('payLink.title', { hotel: link.hotel.name })}>
      {link.status === 'failed' && <FailedBefore />}
      <Record link={link} />
      <Deadline link={link} />
      <Told />
      <Form link={link} />
      {link.qr && (
        <div className="wide-only">
          <LinkQrCode qr={link.qr} />
        </div>
      )}
    </LinkPage>
  )
}

/** What somebody else, or an earlier visit, came to; what came of this press is told by itself. */
function FailedBefore() {
  const t = useText()
  if (useAtomValue(payingAtom).kind !== 'idle') return null
  return (
    <Banner kind="warn" title={t('payLink.failedTitle')}>
      {t('payLink.failedText')}
    </Banner>
  )
}

function Deadline({ link: { expires_at, hotel } }: { link: PaymentLink }) {
  const t = useText()
  const when = momentText(expires_at, hotel.time_zone)
  return <Say icon={clock}>{t('payLink.finishWithin', { n: PAY_BY_LINK_HOURS, when })}</Say>
}

/** The hour is over: the server is asked, whose clock decides. */
function useDeadline({ expires_at }: PaymentLink) {
  const { view, now } = useAtomValue(environmentAtom)
  const read = useSetAtom(readLinkAtom)
  useEffect(() => {
    const left = deadlineOf(expires_at, now(), PAY_BY_LINK_MS) - now()
    const timer = view.setTimeout(() => void read(), left)
    return () => view.clearTimeout(timer)
  }, [view, now, read, expires_at])
}

function Told() {
  const t = useText()
  const paying = useAtomValue(payingAtom)
  const again = useSetAtom(reloadLinkAtom)
  const pay = useSetAtom(payLinkAtom)
  const look = (press: () => unknown) => (
    <Button size="small" onClick={() => void press()}>
      {t('payLink.look')}
    </Button>
  )
  if (paying.kind === 'unknown')
    return (
      <Banner kind="bad" action={look(pay)}>
        {t('payLink.unknown')}
      </Banner>
    )
  if (paying.kind !== 'refused') return null
  return (
    <Banner kind="bad" action={paying.isOver && look(again)}>
      {formatMessage(t, { key: paying.text })}
    </Banner>
  )
}

function Form({ link }: { link: PaymentLink }) {
  const t = useText()
  const locale = useLocale()
  const paying = useAtomValue(payingAtom)
  const pay = useSetAtom(payLinkAtom)
  const { gateway, amount, currency } = link
  const isOff = paying.kind === 'unknown' || (paying.kind === 'refused' && paying.isOver)
  if (!gateway) return null
  return (
    <section className="block stack">
      <div className="row apart wrap">
        <h2>{t('payLink.cardTitle')}</h2>
        <PaymentMarks label={t('payLink.brands')} marks={gateway.brands.map((brand) => CARD_BRANDS[brand].mark)} />
      </div>
      <div inert={isOff}>
        <CardEntry gateway={gateway} today={link.expires_at.slice(0, 10)} />
      </div>
      <Say icon={lock}>{t('checkout.bankMayAsk')}</Say>
      <div>
        <Button look="main" busy={paying.kind === 'busy'} disabledReason={isOff} onClick={() => void pay()}>
          {t('payLink.pay', { sum: money(amount, currency, locale) })}
        </Button>
      </div>
    </section>
  )
}
