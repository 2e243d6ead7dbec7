import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import type { ReactNode } from 'react'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { partyTotals } from '../../../../shared/rules/party/party-totals.ts'
import { dateAndWeekday } from '../../../../locales/display-date.ts'
import { partyWords } from '../../../lib/party-words.ts'
import { stayLength } from '../../../lib/stay-length.ts'
import { Lazy } from '../../../state/lazy.ts'
import { placeSettingsAtom } from '../../../state/settings/place-settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Hero } from '../../../ui/layout/hero.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { BookedActions, CopyNumber } from './booked-actions.tsx'
import { BookedNext } from './booked-next.tsx'
import { BookedSummary } from './booked-summary.tsx'
import { FinishedSteps } from '../frame.tsx'
import { useOpenInPrint } from './open-in-print.ts'
import { calledName } from '../words.ts'

const loadQuestions = () => import('../questions/booked-questions.tsx').then(({ BookedQuestions }) => BookedQuestions)
const QUESTION_WORDS = ['questions'] as const
const PAYING = ['paying'] as const
const transferAccount = () => import('./transfer-account.tsx').then(({ TransferAccount }) => TransferAccount)

/** Greeting, number, three facts, what to do with it, what happens next, and the bill. */
export function BookedStay({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const [photo] = useAtomValue(placeSettingsAtom).hotel_photos
  const due = reservation.payment.bank_transfer
  const { requests } = reservation
  const isAlive = reservation.status !== 'cancelled'
  const place = useRef<HTMLDivElement>(null)
  useOpenInPrint(place)
  return (
    <div ref={place} className="booked">
      <Hero url={photo?.url} alt={photo?.alt ?? ''}>
        <Greeting reservation={reservation} />
      </Hero>
      <div className="pages">
        <FinishedSteps />
        <div className="with-aside">
          <div className="stack wide">
            <div className="row apart wrap">
              <div>
                <span className="over">{t('checkout.number')}</span>
                <div className="title booked-number" translate="no">
                  <bdi dir="ltr">{reservation.reservation_number}</bdi>
                </div>
              </div>
              <CopyNumber number={reservation.reservation_number} />
            </div>
            <ThreeFacts reservation={reservation} />
            <BookedActions reservation={reservation} />
            {reservation.additional_questions.length > 0 && (
              <Lazy load={loadQuestions} parts={QUESTION_WORDS} props={{ reservation }} />
            )}
            {due && isAlive && <Lazy load={transferAccount} parts={PAYING} props={{ reservation, due }} />}
            {requests && <Lazy load={loadRequests} parts={GUEST_WORDS} props={{ requests }} />}
            {isAlive && <BookedNext reservation={reservation} />}
            {reservation.status === 'done' && <Lazy load={loadChanges} parts={BOOKED} props={{ reservation }} />}
          </div>
          <BookedSummary reservation={reservation} />
        </div>
      </div>
    </div>
  )
}

const loadChanges = () => import('./booked/changes.tsx').then(({ BookedChanges }) => BookedChanges)
const BOOKED = ['booked'] as const
const loadRequests = () => import('../details/guest/booked-requests.tsx').then((file) => file.BookedRequests)
const GUEST_WORDS = ['guest'] as const

type Words = { title: string; text: string }

function useGreeting({ status, guest, email }: Reservation): Words {
  const t = useText()
  const name = calledName(guest, useLocale())
  switch (status) {
    case 'done':
      return { title: t('checkout.greeting', { name }), text: t('checkout.booked', { email: guest.email || email }) }
    case 'payment_pending':
    case 'unknown':
      return { title: t('checkout.pendingTitle'), text: t('checkout.pendingText') }
    case 'cancelled':
      return { title: t('checkout.cancelledTitle'), text: t('checkout.cancelledText') }
    case 'completed':
      return { title: t('checkout.completedTitle', { name }), text: '' }
    default:
      return status satisfies never
  }
}

function Greeting({ reservation }: { reservation: Reservation }) {
  const { title, text } = useGreeting(reservation)
  return (
    <>
      <PageTitle takesFocus>{title}</PageTitle>
      <p className="small">{text}</p>
    </>
  )
}

function ThreeFacts({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { checkin_date: checkin, checkout_date: checkout, check_in_range: range, check_out_time: until } = reservation
  const totals = partyTotals(reservation.rooms.map(({ party }) => party))
  const from = range.from && (range.to ? t('common.timeRange', range) : range.from)
  return (
    <div className="whenwhere line">
      <Day caption={t('common.checkIn')} date={checkin}>
        {from}
      </Day>
      <Day caption={t('common.checkOut')} date={checkout}>
        {until && t('common.untilTime', { time: until })}
      </Day>
      <div>
        <span className="over">{t('checkout.guests')}</span>
        <b>{partyWords(t, totals)}</b>
        <span className="small soft">{stayLength(t, checkin, checkout)}</span>
        <br />
        <span className="small soft">{t('core.rooms', { n: totals.rooms })}</span>
      </div>
    </div>
  )
}

function Day({ caption, date, children }: { caption: string; date: string; children: ReactNode }) {
  const t = useText()
  return (
    <div>
      <span className="over">{caption}</span>
      <b>
        <time dateTime={date}>{dateAndWeekday(date, t)}</time>
      </b>
      <span className="small soft">{children}</span>
    </div>
  )
}
