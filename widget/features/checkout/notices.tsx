import { useAtomValue, useSetAtom } from 'jotai'

import { writeCriteria } from '../../../shared/rules/link/write-criteria.ts'
import { money } from '../../lib/format.ts'
import { slotsAtom, formatMessage, clearSlotAtom } from '../../state/messages/messages.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { criteriaAtom } from '../../state/search/search.ts'
import { Lazy } from '../../state/lazy.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { InView } from '../../ui/layout/in-view.tsx'
import { priceChangeAtom } from './price/calculation.ts'
import { rateChangeAtom } from './price/rate-change.ts'
import { currencyAtom, dropSoldOutAtom, goneLinesAtom, linesAtom } from './stay.ts'
import { SEPARATOR } from '../../ui/separator.ts'

const rateMoved = () => import('./price/money/rate-moved.tsx').then(({ RateMoved }) => RateMoved)

/** What the guest must know before going on: a room that is gone, a price that moved. */
export function Notices() {
  const rate = useAtomValue(rateChangeAtom)
  return (
    <div className="stack">
      <SoldOut />
      <PriceMoved />
      {rate && (
        <InView>
          <Lazy load={rateMoved} props={{}} />
        </InView>
      )}
      <ReservationNotice />
    </div>
  )
}

function SoldOut() {
  const t = useText()
  const gone = useAtomValue(goneLinesAtom)
  const left = useAtomValue(linesAtom)
  const drop = useSetAtom(dropSoldOutAtom)
  const go = useSetAtom(goAtom)
  const criteria = useAtomValue(criteriaAtom)
  const [first] = gone
  if (!first) return null

  const toRooms = () => go({ to: 'result', query: writeCriteria(criteria) })
  return (
    <InView>
      <Banner
        kind="bad"
        title={gone.map((line) => t('checkout.soldOutTitle', { room: line.room.room_type_name })).join(SEPARATOR)}
      >
        {t(left.length > 0 ? 'checkout.soldOutRest' : 'checkout.soldOutAll')}
        <span className="row wrap">
          <Button size="small" onClick={toRooms}>
            {t('checkout.otherRoom')}
          </Button>
          {left.length > 0 && (
            <Button size="small" look="quiet" onClick={drop}>
              {t('checkout.goOnWithout')}
            </Button>
          )}
        </span>
      </Banner>
    </InView>
  )
}

function PriceMoved() {
  const t = useText()
  const locale = useLocale()
  const change = useAtomValue(priceChangeAtom)
  const set = useSetAtom(priceChangeAtom)
  const currency = useAtomValue(currencyAtom)
  const criteria = useAtomValue(criteriaAtom)
  const go = useSetAtom(goAtom)
  if (!change) return null
  const sum = (amount: number) => money(amount, currency, locale)
  const sums = { before: sum(change.before), now: sum(change.now) }
  const isLess = change.now < change.before
  return (
    <InView>
      <Banner kind={isLess ? 'good' : 'warn'} dismissLabel={t('core.dismiss')} onDismiss={() => set(null)}>
        {t(isLess ? 'errors.priceCheaper' : 'errors.priceDearer', sums)}
        {!isLess && (
          <span className="row wrap">
            <Button size="small" onClick={() => go({ to: 'result', query: writeCriteria(criteria) })}>
              {t('checkout.otherRoom')}
            </Button>
          </span>
        )}
      </Banner>
    </InView>
  )
}

/** What other parts of the widget put into the place of the reservation. */
function ReservationNotice() {
  const t = useText()
  const { reservation } = useAtomValue(slotsAtom)
  const clear = useSetAtom(clearSlotAtom)
  if (!reservation) return null
  return (
    <InView>
      <Banner kind="bad" dismissLabel={t('core.dismiss')} onDismiss={() => clear('reservation')}>
        {formatMessage(t, reservation.message)}
      </Banner>
    </InView>
  )
}
