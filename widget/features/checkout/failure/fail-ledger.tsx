import { useAtomValue } from 'jotai'

import type { Money } from '../../../../shared/errors.ts'
import { dateRange, money as moneyText } from '../../../lib/format.ts'
import { stayLength } from '../../../lib/stay-length.ts'
import { selectionAtom } from '../../../state/search/selection.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { card, mail, refresh } from '../../../ui/icons/booking.ts'
import { room } from '../../../ui/icons/stay.ts'
import { Ledger } from '../../../ui/money/ledger.tsx'
import type { LedgerLine } from '../../../ui/money/ledger.tsx'
import { triedPaymentAtom } from '../../../payment/attempt.ts'
import { currencyAtom, stayAtom } from '../stay.ts'

/** The card and the room, a line each; empty when the address alone brought the guest here. */
export function FailLedger({ money }: { money: Money }) {
  const lines = [...useMoneyLines(money), ...useRoomLines()]
  return lines.length > 0 ? <Ledger lines={lines} /> : null
}

function useMoneyLines(money: Money): LedgerLine[] {
  const t = useText()
  const locale = useLocale()
  const tried = useAtomValue(triedPaymentAtom)
  const currency = useAtomValue(currencyAtom)
  if (!tried) return []

  const sum = moneyText(tried.amount, tried.currency ?? currency, locale)
  const title = tried.last4 ? t('checkout.cardEnding', { last4: tried.last4 }) : t('fail.yourCard')
  switch (money) {
    case 'none':
      return tried.last4 ? [{ id: 'card', icon: card, title, text: t('fail.notCharged', { sum }) }] : []
    case 'refund':
      return [
        { id: 'back', icon: refresh, title: t('fail.onItsWayBack', { sum }), text: t('fail.refundTime') },
        ...(tried.last4 ? [{ id: 'card', icon: card, title }] : []),
        { id: 'mail', icon: mail, title: t('fail.refundMail'), text: tried.email },
      ]
    case 'unknown':
      return [{ id: 'card', icon: card, title, text: t('fail.maybeCharged', { sum }) }]
    default:
      return money satisfies never
  }
}

function useRoomLines(): LedgerLine[] {
  const t = useText()
  const locale = useLocale()
  const { checkin, checkout } = useAtomValue(stayAtom)
  const stay = t('checkout.datesNights', {
    dates: dateRange(checkin, checkout, locale),
    nights: stayLength(t, checkin, checkout),
  })
  return useAtomValue(selectionAtom).map((line, at) => ({
    id: `room-${at}`,
    icon: room,
    title: line.room.room_type_name,
    text: stay,
  }))
}
