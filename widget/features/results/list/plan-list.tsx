import { memo } from 'react'

import type { PlanWithRooms, Room, RoomPlan } from '../../../../shared/model/search/room.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { Facts } from '../../../ui/layout/facts.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { CardPhoto } from '../detail/detail-openers.tsx'
import { offerKey } from './offers.ts'
import { Meals, PlanRow, PlanTerms } from './plan-row.tsx'
import { useRoomFacts } from './room-item.tsx'

/** The other way round: a plan, and the rooms it can be had in. */
export const PlanItem = memo(function PlanItem({ plan, isFirst }: { plan: PlanWithRooms; isFirst: boolean }) {
  const terms = plan.rooms[0]?.room_plan[0]
  return (
    <li className="room" part="room">
      <CardPhoto photos={plan.photos} name={plan.hotel_plan_name} lang={plan.lang} eager={isFirst} />
      <div className="head stack">
        <h2>
          <bdi lang={ownLanguage(plan.lang)}>{plan.hotel_plan_name}</bdi>
        </h2>
        {terms && <Meals plan={terms} />}
        <p className="small soft">
          <bdi lang={ownLanguage(plan.lang)}>{plan.description}</bdi>
        </p>
        {terms && <PlanTerms plan={terms} />}
      </div>
      <ul className="plans">
        {plan.rooms.flatMap((room) =>
          room.room_plan.map((roomPlan) => (
            <RoomOfPlan
              key={`${room.room_type_code}/${offerKey(roomPlan)}`}
              room={room}
              // The whole plan opens on a day, and so does each room of it.
              plan={opening(roomPlan, plan)}
            />
          )),
        )}
      </ul>
    </li>
  )
})

const opening = (roomPlan: RoomPlan, { booking_start_date }: PlanWithRooms): RoomPlan =>
  roomPlan.booking_start_date || !booking_start_date ? roomPlan : { ...roomPlan, booking_start_date }

function RoomOfPlan({ room, plan }: { room: Room; plan: RoomPlan }) {
  const photo = room.photos[0]
  return (
    <PlanRow
      room={room}
      plan={plan}
      name={room.room_type_name}
      lang={room.lang}
      photo={photo && <Photo className="thumb" url={photo.url} alt="" />}
    >
      <Facts facts={useRoomFacts(room)} />
    </PlanRow>
  )
}
