import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import type { UpdateSettings } from '../../../../shared/model/stay/cancelling.ts'
import type { Reservation } from '../../../../shared/model/stay/reservation.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import {
  changingAtom,
  leaveToReviewAtom,
  reloadReviewAtom,
  useForgottenRefusal,
  useWait,
} from '../../../state/reservation/change.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { RefusedChange } from '../../../ui/messages/refused-change.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { UpdateBand } from '../update-band.tsx'
import css from './change.css'
import { changeAtom } from './change.ts'
import { Comparison } from './comparison.tsx'
import { askSumAtom, sumAtom } from './sum.ts'
import { forgetWishAtom, wishAtom } from './wish.ts'
import { ChangeWishes } from './wishes.tsx'

type ChangeStayProps = { reservation: Reservation; updating: UpdateSettings }

/** Update mode (MANAGE-020, MANAGE-035): the wish, what it means, and one button; nothing changes before it is pressed. */
export function ChangeStay({ reservation, updating }: ChangeStayProps) {
  useStylesheet(css)
  const t = useText()
  const sum = useAtomValue(sumAtom)
  const wish = useAtomValue(wishAtom)(reservation.reservation_number)
  const ask = useSetAtom(askSumAtom)
  const change = useSetAtom(changeAtom)
  const leave = useSetAtom(leaveToReviewAtom)
  const locale = useLocale()
  useEffect(() => {
    const left = new AbortController()
    void ask(reservation, left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another wish or language is asked for anew
  }, [ask, reservation, wish, locale])
  useForgottenWish()
  useForgottenRefusal()
  const state = useAtomValue(changingAtom)
  const isOff = !updating.updatable || state.kind === 'waiting'
  return (
    <>
      <UpdateBand
        number={reservation.reservation_number}
        isBusy={state.kind === 'busy'}
        onLeave={() => leave(reservation)}
      />
      <div className="pages">
        <div className="stack wide change-stay">
          <PageTitle takesFocus>{t('changing.title')}</PageTitle>
          {updating.reason && <Banner kind="plain">{t(`manage.${updating.reason}`)}</Banner>}
          <ChangeWishes reservation={reservation} terms={updating.terms} />
          <Comparison reservation={reservation} />
          {sum.kind === 'refused' && <Banner kind="bad">{formatMessage(t, sum.message)}</Banner>}
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
      </div>
    </>
  )
}

/** Out of update mode, nothing of it is kept, a coupon least of all. */
function useForgottenWish() {
  const forget = useSetAtom(forgetWishAtom)
  useEffect(() => () => forget(), [forget])
}

/** Why it was not changed, and what helps; the button itself waits where only waiting does. */
function Refusal() {
  const t = useText()
  const state = useAtomValue(changingAtom)
  const look = useSetAtom(reloadReviewAtom)
  useWait()
  if (state.kind === 'waiting') return <Banner kind="bad">{formatMessage(t, state.message)}</Banner>
  if (state.kind !== 'refused') return null
  return (
    <RefusedChange t={t} next={state.next} onNext={() => void look()}>
      {formatMessage(t, state.message)}
    </RefusedChange>
  )
}
