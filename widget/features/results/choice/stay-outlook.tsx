import { useAtomValue } from 'jotai'

import { useText } from '../../../state/settings/texts.ts'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { MapButton } from '../detail/detail-openers.tsx'
import { HotelPhone } from '../detail/hotel-phone.tsx'
import { StayTimes } from '../detail/stay-times.tsx'
import { foundAtom, listedRooms } from '../result-list.ts'
import css from './stay-outlook.css'
import { StayLine } from './stay-summary.tsx'
import { WhyHere } from './why-here.tsx'

/** Beside the results before anything is chosen: the stay that is looked for, why to book it here, and whom to ask. */
export function StayOutlook() {
  useStylesheet(css)
  const t = useText()
  const found = useAtomValue(foundAtom)
  if (!found) return null
  const plans = listedRooms(found).flatMap((room) => room.room_plan)
  return (
    <aside className="outlook wide-only" aria-label={t('results.yourStay')}>
      <h2 className="part">{t('results.yourStay')}</h2>
      <StayLine />
      {plans.length > 0 && <p className="small soft">{t('detail.chooseRoom')}</p>}
      <WhyHere plans={plans} />
      <div className="stack line">
        <StayTimes />
        <HotelPhone />
        <MapButton />
      </div>
    </aside>
  )
}
