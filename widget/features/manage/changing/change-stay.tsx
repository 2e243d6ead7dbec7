import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { UpdateSettings } from '../../../../shared/model/cancelling.ts'
import type { Reservation } from '../../../../shared/model/reservation.ts'
import { say } from '../../../state/banner.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { useLocale, useText } from '../../../state/texts.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { pencil } from '../../../ui/icons/stay.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useStyle } from '../../../ui/sheet.ts'
import css from './change.css'
import { changeAtom, changingAtom, leaveAtom, lookAgainAtom } from './change.ts'
import { Comparison } from './comparison.tsx'
import { askSumAtom, sumAtom } from './sum.ts'
import { forgetWishAtom, wishAtom } from './wish.ts'
import { Wishes } from './wishes.tsx'

type ChangeStayProps = { reservation: Reservation; updating: UpdateSettings }

/** Update mode (specification 4): the wish, what it means, and one button; nothing changes before it is pressed. */
export function ChangeStay({ reservation, updating }: ChangeStayProps) {
  useStyle(css)
  const t = useText()
  const sum = useAtomValue(sumAtom)
  const wish = useAtomValue(wishAtom)(reservation.reservation_number)
  const ask = useSetAtom(askSumAtom)
  const change = useSetAtom(changeAtom)
  const locale = useLocale()
  useEffect(() => {
    const left = new AbortController()
    void ask(reservation, left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another wish or language is asked for anew
  }, [ask, reservation, wish, locale])
  useForgottenOnLeaving()
  const state = useAtomValue(changingAtom)
  const isOff = !updating.updatable || state.kind === 'waiting'
  return (
    <>
      <UpdateBand reservation={reservation} />
      <main className="pages">
        <div className="stack wide change-stay">
          <PageTitle takesFocus>{t('changing.title')}</PageTitle>
          {updating.reason && <Banner kind="plain">{t(`manage.${updating.reason}`)}</Banner>}
          <Wishes reservation={reservation} terms={updating.terms} />
          <Comparison reservation={reservation} />
          {sum.kind === 'refused' && <Banner kind="bad">{say(t, sum.told)}</Banner>}
          <Refusal />
          <div className="row wrap">
            <Button
              look="main"
              busy={state.kind === 'busy'}
              disabledReason={isOff || sum.kind !== 'ready'}
              onClick={() => void change(reservation)}
            >
              {t('changing.confirm')}
            </Button>
          </div>
        </div>
      </main>
    </>
  )
}

/** Out of update mode, nothing of it is kept, a coupon least of all; five minutes that run go on running. */
function useForgottenOnLeaving() {
  const forget = useSetAtom(forgetWishAtom)
  const end = useSetAtom(changingAtom)
  useEffect(
    () => () => {
      forget()
      end((last) => (last.kind === 'refused' ? { kind: 'idle' } : last))
    },
    [forget, end],
  )
}

/** Ink, under the header, for as long as the guest is changing something. */
function UpdateBand({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const leave = useSetAtom(leaveAtom)
  const { kind } = useAtomValue(changingAtom)
  return (
    <aside className="update-band" aria-label={t('changing.band', { number: reservation.reservation_number })}>
      <Icon of={pencil} />
      <p className="small">
        <b>{t('changing.band', { number: reservation.reservation_number })}</b>
        <br />
        {t('changing.nothingYet')}
      </p>
      <Button size="small" disabledReason={kind === 'busy'} onClick={() => leave(reservation)}>
        {t('changing.leave')}
      </Button>
    </aside>
  )
}

/** Why it was not changed, and what helps; the button itself waits where only waiting does. */
function Refusal() {
  const t = useText()
  const state = useAtomValue(changingAtom)
  const look = useSetAtom(lookAgainAtom)
  const { now } = useAtomValue(environmentAtom)
  const until = state.kind === 'waiting' ? state.until : null
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => void look(), Math.max(0, until - now()))
    return () => clearTimeout(timer)
  }, [until, look, now])
  if (state.kind === 'waiting') return <Banner kind="bad">{say(t, state.told)}</Banner>
  if (state.kind !== 'refused') return null
  const action = state.next && (
    <Button size="small" onClick={() => void look()}>
      {t(state.next === 'look' ? 'changing.look' : 'changing.refresh')}
    </Button>
  )
  return (
    <Banner kind="bad" action={action}>
      {say(t, state.told)}
    </Banner>
  )
}
