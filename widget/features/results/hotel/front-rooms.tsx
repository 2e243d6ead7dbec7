import { useAtomValue } from 'jotai'

import type { SearchAnswer } from '../../../../shared/contract/rooms.ts'
import type { Room } from '../../../../shared/model/search/room.ts'
import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import { offerSum, offerTotal } from '../../../../shared/rules/money/money.ts'
import { times } from '../../../../shared/rules/times.ts'
import { dateRange, money } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { stayLength } from '../../../lib/stay-length.ts'
import { useScreenLink } from '../../../state/navigation/screen-link.ts'
import type { Remote } from '../../../state/remote.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Label } from '../../../ui/messages/label.tsx'
import { PriceBlock } from '../../../ui/money/price-block.tsx'
import { memberTotal } from '../list/offers.ts'
import { useRoomFacts } from '../list/room-item.tsx'
import { frontCriteriaAtom } from './front-rooms-state.ts'

/** As many as stand beside each other. */
const SHOWN = 3

/** A few of the hotel's rooms, each with what it costs for the stay in the bar, or when it is free. */
export function FrontRoomList({ state }: { state: Remote<SearchAnswer> }) {
  const t = useText()
  const locale = useLocale()
  const criteria = useAtomValue(frontCriteriaAtom)
  const all = useScreenLink({ to: 'result', query: writeCriteria(criteria) })
  const { checkin, checkout, is_undated, is_day_use } = criteria
  if (state.kind === 'refused' || (state.kind === 'ready' && state.value.data.rooms.length === 0)) return null
  return (
    <section className="stack wide line front-part" aria-busy={state.kind === 'loading'}>
      <div className="stack tight">
        <h2>{t('detail.ourRooms')}</h2>
        {!is_undated && (
          <p className="small soft">
            {t('detail.pricesFor', { range: dateRange(checkin, is_day_use ? checkin : checkout, locale) })}
          </p>
        )}
      </div>
      <ul className="front-rooms">
        {state.kind === 'ready'
          ? state.value.data.rooms
              .slice(0, SHOWN)
              .map((room) => <FrontRoom key={room.room_type_code} room={room} second={state.value.meta.mcp_currency} />)
          : times(SHOWN, (at) => <Bones key={at} />)}
      </ul>
      <p>
        <Link {...all} button="other">
          {t('detail.allRooms')}
        </Link>
      </p>
    </section>
  )
}

type RoomProps = { room: Room; second: SearchAnswer['meta']['mcp_currency'] }

/** The whole card leads to the room, on the dates that it is free. */
function FrontRoom({ room, second }: RoomProps) {
  const t = useText()
  const criteria = useAtomValue(frontCriteriaAtom)
  const [photo] = room.photos
  const isSoldOut = room.room_plan.length === 0
  const next = isSoldOut ? room.next_available : null
  const stay = next ? { checkin: next.checkin_date, checkout: next.checkout_date, is_undated: false } : {}
  const query = writeCriteria({ ...criteria, ...stay, room_type_codes: [room.room_type_code] })
  const link = useScreenLink({ to: 'result', query })
  return (
    <li className="front-room" part="room">
      {photo && <Photo url={photo.url} alt={photo.alt} row={photo} gone={isSoldOut} />}
      <h3 className="title part">
        <bdi lang={ownLanguage(room.lang)}>{room.room_type_name}</bdi>
      </h3>
      <Facts facts={useRoomFacts(room).filter(({ id }) => id === 'size' || id === 'guests')} />
      <Price room={room} second={second} />
      <Link {...link} className="small">
        {t('detail.seeRoom')}
        <span className="unseen"> {room.room_type_name}</span>
      </Link>
    </li>
  )
}

function Price({ room, second }: RoomProps) {
  const t = useText()
  const locale = useLocale()
  const { checkin, checkout, is_day_use, is_undated, nights: asked } = useAtomValue(frontCriteriaAtom)
  const nights = is_undated ? t('core.nights', { n: asked }) : stayLength(t, checkin, is_day_use ? checkin : checkout)
  const { currency } = useAtomValue(settingsAtom)
  const [plan] = room.room_plan.toSorted((one, other) => offerTotal(one.price) - offerTotal(other.price))
  const shown = plan?.price ?? room.next_available?.price
  if (!shown) return <Label kind="bad">{t('results.soldOut')}</Label>
  const sum = offerSum(shown, currency, second)
  const price = money(sum.amount, sum.currency, locale)
  const { checkin_date, checkout_date } = room.next_available ?? {}
  if (!plan)
    return (
      <>
        <Label kind="bad">{t('results.soldOut')}</Label>
        {checkin_date && checkout_date && (
          <p className="small">
            {t('results.nextFree', { range: dateRange(checkin_date, checkout_date, locale), price })}
          </p>
        )}
      </>
    )
  const { adults_count, children_count } = plan.matched_search_criteria
  const members = memberTotal(plan)
  const isLess = members !== null && members < offerTotal(plan.price)
  const stay = plan.lowest_stay
  return (
    <PriceBlock
      align="start"
      {...(stay && {
        over: t('results.lowestStay', { range: dateRange(stay.checkin_date, stay.checkout_date, locale) }),
      })}
      now={t('common.fromPrice', { price })}
      {...(isLess && { member: t('results.members', { price: money(members, currency, locale) }) })}
      what={t('results.included', { nights, guests: t('common.guests', { n: adults_count + children_count }) })}
    />
  )
}

const Bones = () => (
  <li className="front-room" aria-hidden="true">
    <Skeleton aspect="3 / 2" />
    <Skeleton width="70%" height="24px" />
    <Skeleton width="60%" />
    <Skeleton width="45%" height="60px" />
  </li>
)
