import type { ReactNode } from 'react'

import { PAY_BY_LINK_HOURS } from '../../../shared/constants.ts'
import type { PaymentLink } from '../../../shared/model/payment/payment-link.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Label } from '../../ui/messages/label.tsx'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { Money } from '../../ui/money/money.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './payment-link.css'
import { momentText, OUTCOMES } from './words.ts'

/** The frame of every view of a link: what it says in one line, and the record below. */
export function LinkPage(page: { title: string; text?: ReactNode; children?: ReactNode }) {
  useStylesheet(css)
  return <MiddlePage className="pay-link" {...page} />
}

/** Subject, sum, and the days its money moved (PAYLINK-001); any state but the first is the title. */
export function Record({ link }: { link: PaymentLink }) {
  const t = useText()
  const locale = useLocale()
  const { subject, amount, currency, status, paid_at, refunded_at, hotel } = link
  const moment = (at: string) => (
    <>
      <bdi dir="ltr">{momentText(at, hotel.time_zone)}</bdi> <span className="tiny soft">{t('payLink.hotelTime')}</span>
    </>
  )
  return (
    <dl className="pay-record">
      <Line name={t('payLink.subject')}>{subject}</Line>
      <Line name={t('payLink.amount')}>
        <strong className="sum">
          <Money amount={amount} currency={currency} locale={locale} />
        </strong>
      </Line>
      {status === 'unpaid' && (
        <Line name={t('payLink.state')}>
          <Label kind="plain">{t('payLink.unpaid')}</Label>
        </Line>
      )}
      {paid_at && <Line name={t('payLink.paidOn')}>{moment(paid_at)}</Line>}
      {refunded_at && <Line name={t('payLink.refundedOn')}>{moment(refunded_at)}</Line>}
    </dl>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Where nothing can be paid: why, in words of its own for every state. */
export function LinkOutcome({ link, isJustPaid = false }: { link: PaymentLink; isJustPaid?: boolean }) {
  const t = useText()
  const { name: hotel } = link.hotel
  const { title, text } = OUTCOMES[link.status]
  if (isJustPaid)
    return (
      <LinkPage title={t('payLink.paidTitle')} text={t('payLink.paidText', { hotel })}>
        <Record link={link} />
      </LinkPage>
    )
  return (
    <LinkPage title={t(title)} text={text && t(text, { hotel, n: PAY_BY_LINK_HOURS })}>
      <Record link={link} />
    </LinkPage>
  )
}
