import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { Reservation } from '../../../shared/model/reservation.ts'
import { say } from '../../state/banner.ts'
import { Late } from '../../state/late.ts'
import { goAtom } from '../../state/navigation.ts'
import { useLocale, useText } from '../../state/texts.ts'
import { Bone } from '../../ui/bones.tsx'
import { Button } from '../../ui/button.tsx'
import outcomeCss from '../../ui/look/outcome.css'
import roomsCss from '../../ui/look/rooms.css'
import { PageTitle } from '../../ui/page-title.tsx'
import { useStyle } from '../../ui/sheet.ts'
import { BookedStay } from './booked-stay.tsx'
import { bookedAtom, loadBookedAtom, numberAtom } from './booked.ts'
import type { BookedState } from './booked.ts'
import css from './confirmation.css'

/** The stay as the server has it: after booking, after a reload, and from the link of the mail. */
export default function Confirmation() {
  useStyle(outcomeCss)
  useStyle(roomsCss)
  useStyle(css)
  const t = useText()
  const state = useAtomValue(bookedAtom)
  const load = useSetAtom(loadBookedAtom)
  const number = useAtomValue(numberAtom)
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
      if (isIncomplete(state.reservation)) return <Late load={incomplete} parts={PAYING} props={state} />
      return <BookedStay reservation={state.reservation} />
    default:
      return state satisfies never
  }
}

const PAYING = ['paying'] as const
const incomplete = () => import('./paying/incomplete.tsx').then(({ Incomplete }) => Incomplete)
const isIncomplete = ({ status }: Reservation): boolean => status === 'payment_pending' || status === 'unknown'

function Loading({ label }: { label: string }) {
  return (
    <main aria-busy="true">
      <p className="unseen" role="status">
        {label}
      </p>
      <Bone width="100%" height="280px" />
      <div className="pages" aria-hidden="true">
        <Bone width="40%" height="28px" />
        <Bone width="90%" height="96px" />
        <Bone width="70%" />
      </div>
    </main>
  )
}

type RefusedProps = { shown: Extract<BookedState, { kind: 'refused' }>['shown']; onAgain: () => void }

function Refused({ shown, onAgain }: RefusedProps) {
  const t = useText()
  const go = useSetAtom(goAtom)
  // Asking again changes nothing about a number and an e-mail that do not belong together.
  const canAsk = shown !== null && shown.kind !== 'refused'
  return (
    <main className="middle">
      <div className="stack" role="alert">
        <PageTitle takesFocus>{t('checkout.notFoundTitle')}</PageTitle>
        {shown && <p>{say(t, shown.told)}</p>}
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
    </main>
  )
}
