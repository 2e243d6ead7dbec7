import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { Lazy } from '../../../state/lazy.ts'
import { goAtom } from '../../../state/navigation/navigation.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import outcomeCss from '../../../ui/styles/base/outcome.css'
import roomsCss from '../../../ui/styles/base/rooms.css'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { BookedStay } from './booked-stay.tsx'
import { confirmedReservationAtom, loadBookedAtom, bookedNumberAtom } from './booked.ts'
import type { ConfirmedReservation } from './booked.ts'
import { bookedStepsAtom } from '../step.ts'
import css from './confirmation.css'

/** The stay as the server has it: after booking, after a reload, and from the link of the mail. */
export default function Confirmation() {
  useStylesheet(outcomeCss)
  useStylesheet(roomsCss)
  useStylesheet(css)
  const t = useText()
  const state = useAtomValue(confirmedReservationAtom)
  const load = useSetAtom(loadBookedAtom)
  const number = useAtomValue(bookedNumberAtom)
  const locale = useLocale()
  useEffect(() => {
    const left = new AbortController()
    void load(number, left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the server answers in the language shown
  }, [load, number, locale])

  switch (state.kind) {
    case 'loading':
      return <Loading label={t('checkout.loadingStay')} />
    case 'refused':
      return <Refused shown={state.shown} onAgain={() => void load(number)} />
    case 'ready':
      if (isIncomplete(state.reservation)) return <Lazy load={incomplete} parts={INCOMPLETE} props={state} />
      return <BookedStay reservation={state.reservation} />
    default:
      return state satisfies never
  }
}

const INCOMPLETE = ['paying', 'fail'] as const
const incomplete = () => import('./incomplete.tsx').then(({ Incomplete }) => Incomplete)
const isIncomplete = ({ status }: Reservation): boolean => status === 'payment_pending' || status === 'unknown'

function Loading({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p className="unseen" role="status">
        {label}
      </p>
      <Skeleton width="100%" height="280px" />
      <div className="pages" aria-hidden="true">
        <Skeleton width="40%" height="28px" />
        <Skeleton width="90%" height="96px" />
        <Skeleton width="70%" />
      </div>
    </div>
  )
}

type RefusedProps = { shown: Extract<ConfirmedReservation, { kind: 'refused' }>['shown']; onAgain: () => void }

function Refused({ shown, onAgain }: RefusedProps) {
  const t = useText()
  const go = useSetAtom(goAtom)
  const number = useAtomValue(bookedNumberAtom)
  // Asking again changes nothing about a number and an e-mail that do not belong together.
  const canAsk = shown !== null && shown.kind !== 'refused'
  // Whoever booked it here just now knows that it is booked, even where it cannot be read again.
  const isJustBooked = useAtomValue(bookedStepsAtom) !== null
  return (
    <div className="middle">
      <div className="stack" role="alert">
        <PageTitle takesFocus>{t(isJustBooked ? 'checkout.bookedTitle' : 'checkout.notFoundTitle')}</PageTitle>
        {isJustBooked && (
          <p>
            {t('checkout.number')} <bdi translate="no">{number}</bdi>
          </p>
        )}
        {shown && <p>{formatMessage(t, shown.message)}</p>}
        {!canAsk && <p className="soft">{t('checkout.notFoundText')}</p>}
      </div>
      <div className="row wrap">
        {canAsk && (
          <Button look="main" onClick={onAgain}>
            {t('core.tryAgain')}
          </Button>
        )}
        <Button look={canAsk ? 'quiet' : 'other'} onClick={() => go({ to: 'result' })}>
          {t('checkout.bookAnother')}
        </Button>
      </div>
    </div>
  )
}
