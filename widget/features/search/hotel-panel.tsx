import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { Facility } from '../../../shared/contract/hotels.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useRemote } from '../../state/remote.ts'
import { brandIdAtom } from '../../state/search/facilities.ts'
import { hotelCodeAtom, settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { check } from '../../ui/icons/signs.ts'
import css from '../../ui/styles/base/hotels.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { brandHotelsData } from './brand-hotels.ts'
import { chooseHotelAtom, fits, showAllHotelsAtom } from './hotel-choice.ts'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panel.tsx'
import { isBrandSearchAtom } from './state.ts'

/** More hotels than these are looked for by name. */
const AT_A_GLANCE = 7

/** The hotels of the brand; choosing one looks there for the same stay (SEARCH-002). */
export default function HotelPanel({ anchor, onClose }: PanelProps) {
  useStylesheet(css)
  const t = useText()
  const { state, again } = useRemote(brandHotelsData, useAtomValue(brandIdAtom), { once: true })
  return (
    <Panel anchor={anchor} onClose={onClose} title={t('options.chooseHotel')} footer={<AllHotels />}>
      <div className="hotels">
        {state.kind === 'loading' && <p role="status">{t('core.loading')}</p>}
        {state.kind === 'refused' && (
          <div role="alert">
            <p>{formatMessage(t, state.shown.message)}</p>
            <Button size="small" onClick={again}>
              {t('core.tryAgain')}
            </Button>
          </div>
        )}
        {state.kind === 'ready' && <HotelList hotels={state.value} />}
      </div>
    </Panel>
  )
}

/** The list narrows by itself; Enter in the field would search with the hotel of before. */
const stay = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()

function HotelList({ hotels }: { hotels: readonly Facility[] }) {
  const t = useText()
  const [sought, setSought] = useState('')
  const isLong = hotels.length > AT_A_GLANCE
  const found = isLong ? hotels.filter((hotel) => fits(hotel, sought)) : hotels
  return (
    <>
      {isLong && (
        <>
          <Field
            type="search"
            label={t('options.findHotel')}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
            onKeyDown={stay}
          />
          <p className="tiny soft" role="status">
            {found.length > 0 ? t('options.hotelsFound', { n: found.length }) : t('options.noHotelFits')}
          </p>
        </>
      )}
      <ul>
        {found.map((hotel) => (
          <HotelLine key={hotel.id} hotel={hotel} />
        ))}
      </ul>
    </>
  )
}

function HotelLine({ hotel }: { hotel: Facility }) {
  const code = useAtomValue(hotelCodeAtom)
  const isBrand = useAtomValue(isBrandSearchAtom)
  const choose = useSetAtom(chooseHotelAtom)
  const isChosen = hotel.code === code && !isBrand
  return (
    <li>
      <button type="button" aria-current={isChosen ? 'true' : undefined} onClick={() => choose(hotel.code)}>
        <span className="grow" lang={ownLanguage(hotel.lang)}>
          {hotel.name} <span className="tiny soft">{hotel.area}</span>
        </span>
        {isChosen && <Icon of={check} />}
      </button>
    </li>
  )
}

function AllHotels() {
  const t = useText()
  const show = useSetAtom(showAllHotelsAtom)
  const { hotel_brand_setting: brand } = useAtomValue(settingsAtom)
  return (
    <Button look="quiet" size="small" onClick={() => show()}>
      {t('options.allHotels', { brand: brand.name })}
    </Button>
  )
}
