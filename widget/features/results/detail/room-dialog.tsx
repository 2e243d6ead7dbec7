import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { Room, RoomPlan } from '../../../../shared/model/search/room.ts'
import { offerTotal } from '../../../../shared/rules/money/money.ts'
import { money } from '../../../lib/format.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { shownCriteriaAtom } from '../shown-criteria.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import css from '../../../ui/styles/base/detail.css'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { PlanChoice } from '../choice/choice.tsx'
import { Gallery } from './gallery.tsx'
import { GalleryDialog } from './gallery-dialog.tsx'
import { HotelMap } from '../map/map.tsx'
import { offerKey } from '../list/offers.ts'
import { PlanPrice } from '../list/plan-price.tsx'
import { PlanRow } from '../list/plan-row.tsx'
import { policyOf, stayOf } from './policy-of.ts'
import { PolicyTerms } from './policy-terms.tsx'
import { RoomFacilities } from './room-facilities.tsx'
import { useRoomFacts } from '../list/room-item.tsx'
import { StayTimes } from './stay-times.tsx'

/** All there is to know about a room, and its plans to choose from. */
export function RoomDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  useStylesheet(css)
  const t = useText()
  const lang = ownLanguage(room.lang)
  const [larger, setLarger] = useState<number | null>(null)
  const [cheapest] = room.room_plan.toSorted((one, other) => offerTotal(one.price) - offerTotal(other.price))
  return (
    <Dialog
      shape="wide"
      bare
      title={<bdi lang={lang}>{room.room_type_name}</bdi>}
      closeLabel={t('core.close')}
      onClose={onClose}
      footer={cheapest && <Foot room={room} plan={cheapest} />}
    >
      <Gallery photos={room.photos} name={room.room_type_name} onLarger={setLarger} />
      {larger !== null && (
        <GalleryDialog
          photos={room.photos}
          name={room.room_type_name}
          lang={room.lang}
          first={larger}
          onClose={() => setLarger(null)}
        />
      )}
      <div className="detail">
        <div className="stack wide">
          <div className="stack">
            <Facts facts={useRoomFacts(room)} />
            <p>
              <bdi lang={lang}>{room.description}</bdi>
            </p>
            <StayTimes />
          </div>
          <RoomFacilities codes={room.facilities} />
        </div>
        {cheapest && <Terms plan={cheapest} />}
        {cheapest && <Plans room={room} />}
        <HotelMap />
      </div>
    </Dialog>
  )
}

function Plans({ room }: { room: Room }) {
  const t = useText()
  return (
    <section className="stack line across">
      <h3 className="part title">{t('detail.plans')}</h3>
      <ul className="plans">
        {room.room_plan.map((plan) => (
          <PlanRow key={offerKey(plan)} room={room} plan={plan} name={plan.room_plan_name} lang={plan.lang} />
        ))}
      </ul>
    </section>
  )
}

/** The terms of the plan in the foot. */
function Terms({ plan }: { plan: RoomPlan }) {
  const t = useText()
  const locale = useLocale()
  const { currency } = useAtomValue(settingsAtom)
  const stay = stayOf(plan, useAtomValue(shownCriteriaAtom))
  const price = money(offerTotal(plan.price), currency, locale)
  return (
    <aside className="stack">
      <h3 className="part title">{t('detail.change')}</h3>
      <p className="small soft">{t('detail.forPlan', { plan: plan.room_plan_name, price })}</p>
      <PolicyTerms heading="h4" of={policyOf(plan)} {...stay} />
    </aside>
  )
}

function Foot({ room, plan }: { room: Room; plan: RoomPlan }) {
  return (
    <>
      <div className="foot-offer">
        <p className="small">
          <bdi lang={ownLanguage(plan.lang)}>{plan.room_plan_name}</bdi>
        </p>
        <PlanPrice plan={plan} />
      </div>
      <PlanChoice room={room} plan={plan} />
    </>
  )
}
