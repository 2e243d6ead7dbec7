import { useAtomValue } from 'jotai'

import { writeCriteria } from '../../../../shared/rules/link/write-criteria.ts'
import type { RoomSearchFilter } from '../../../../shared/model/hotel/settings.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { useScreenLink } from '../../../state/navigation/screen-link.ts'
import { useRemote } from '../../../state/remote.ts'
import type { Remote } from '../../../state/remote.ts'
import { viewerKeyAtom } from '../../../state/session/organization-at.ts'
import { placeSettingsAtom } from '../../../state/settings/place-settings.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { PageTitle } from '../../../ui/layout/page-title.tsx'
import { Photo } from '../../../ui/layout/photo.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import type { SearchAnswer } from '../../../../shared/contract/rooms.ts'
import { WhyHere } from '../choice/why-here.tsx'
import { AddressLine } from '../detail/address-line.tsx'
import { CardPhoto, MapButton } from '../detail/detail-openers.tsx'
import { hotelInfoData } from '../detail/hotel-info-state.ts'
import { HotelPhone } from '../detail/hotel-phone.tsx'
import { StayTimes } from '../detail/stay-times.tsx'
import { roomQueryAtom } from '../query.ts'
import { FrontRoomList } from './front-rooms.tsx'
import { frontCriteriaAtom, frontRoomsData } from './front-rooms-state.ts'
import css from './hotel-front.css'

/** Beside the large photograph. */
const SMALL_PHOTOS = 2

/** The hotel on its own page, before anybody has searched: pictures, place, why to book here, and rooms with their prices. */
export default function HotelFront() {
  useStylesheet(css)
  const { hotel_name, lang } = useAtomValue(settingsAtom)
  const { hotel_photos: photos } = useAtomValue(placeSettingsAtom)
  const query = useAtomValue(roomQueryAtom)(useAtomValue(frontCriteriaAtom))
  // Rooms that are taken are shown all the same, with the dates that they are free; a member sees prices of their own.
  const { state } = useRemote(frontRoomsData, { ...query, bookable: false }, { since: useAtomValue(viewerKeyAtom) })
  return (
    <>
      <div className="front">
        {photos.length > 0 && (
          <div className="front-photos">
            <CardPhoto photos={photos} name={hotel_name} lang={lang} eager />
            {photos.length > SMALL_PHOTOS &&
              photos
                .slice(1, SMALL_PHOTOS + 1)
                .map((photo) => (
                  <Photo key={photo.url} className="beside" url={photo.url} alt={photo.alt} row={photo} />
                ))}
          </div>
        )}
        <div className="front-words">
          <House />
          <WhyHere as="h2" plans={plansIn(state)} />
          <div className="stack line front-part">
            <StayTimes />
            <HotelPhone />
          </div>
        </div>
      </div>
      <FrontRoomList state={state} />
      <LookFor />
    </>
  )
}

const plansIn = (state: Remote<SearchAnswer>) =>
  state.kind === 'ready' ? state.value.data.rooms.flatMap((room) => room.room_plan) : []

/** Its name, what it says of itself, and where it is. */
function House() {
  const { hotel_id, hotel_name, lang } = useAtomValue(settingsAtom)
  const { address } = useAtomValue(placeSettingsAtom)
  const { state } = useRemote(hotelInfoData, hotel_id, { once: true })
  return (
    <div className="stack">
      <PageTitle>
        <bdi lang={ownLanguage(lang)} translate="no">
          {hotel_name}
        </bdi>
      </PageTitle>
      {state.kind === 'loading' && <Skeleton width="80%" />}
      {state.kind === 'ready' && state.value?.description && (
        <p>
          <bdi lang={ownLanguage(state.value.lang)}>{state.value.description}</bdi>
        </p>
      )}
      {address && (
        <address className="small soft">
          <AddressLine address={address} />
        </address>
      )}
      <div className="row wrap">
        <MapButton />
      </div>
    </div>
  )
}

/** What its guests look for, by the hotel's own words; each leads to the rooms that have it. */
function LookFor() {
  const t = useText()
  const filters = useAtomValue(settingsAtom).room_search_filters.filter(({ is_hotel_ads }) => !is_hotel_ads)
  if (filters.length === 0) return null
  return (
    <nav className="stack line front-part" aria-label={t('detail.lookFor')}>
      <h2 className="part">{t('detail.lookFor')}</h2>
      <ul className="row wrap">
        {filters.map((filter) => (
          <li key={filter.id}>
            <FilterLink filter={filter} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FilterLink({ filter: { id, name, lang } }: { filter: RoomSearchFilter }) {
  const criteria = useAtomValue(frontCriteriaAtom)
  const link = useScreenLink({ to: 'result', query: writeCriteria({ ...criteria, filter: [id] }) })
  return (
    <Link {...link} button="other" size="small">
      <bdi lang={ownLanguage(lang)}>{name}</bdi>
    </Link>
  )
}
