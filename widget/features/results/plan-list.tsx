import type { PlanWithRooms } from '../../../shared/model/room.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { Photo } from '../../ui/photo.tsx'
import { PlanRow } from './plan-row.tsx'

/** The other way round: a plan, and the rooms it can be had in. */
export function PlanList({ plans }: { plans: PlanWithRooms[] }) {
  return (
    <ul className="rooms">
      {plans.map((plan, at) => (
        <li key={plan.hotel_plan_code} className="room">
          {plan.photos[0] && (
            <Photo className="lead" url={plan.photos[0].url} alt={plan.photos[0].alt} eager={at === 0} />
          )}
          <div className="head stack">
            <h2>
              <bdi lang={ownLanguage(plan.lang)}>{plan.hotel_plan_name}</bdi>
            </h2>
            <p className="small soft">
              <bdi lang={ownLanguage(plan.lang)}>{plan.rooms[0]?.room_plan[0]?.description}</bdi>
            </p>
          </div>
          <ul className="plans">
            {plan.rooms.flatMap((room) =>
              room.room_plan.map((roomPlan) => (
                <PlanRow
                  key={`${room.room_type_code}/${roomPlan.matched_search_criteria.adults_count}-${roomPlan.matched_search_criteria.children_count}`}
                  room={room}
                  plan={roomPlan}
                  name={room.room_type_name}
                  lang={room.lang}
                />
              )),
            )}
          </ul>
        </li>
      ))}
    </ul>
  )
}
