import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'

import type { PlaceSettings } from '../../../../shared/model/hotel/place-settings.ts'
import { safeUrl } from '../../../lib/safe-url.ts'
import { Lazy } from '../../../state/lazy.ts'
import { placeSettingsAtom } from '../../../state/settings/place-settings.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { external } from '../../../ui/icons/signs.ts'
import { Link } from '../../../ui/controls/link.tsx'
import { classNames } from '../../../ui/styles/class-names.ts'
import { useSeen } from '../../../ui/layout/use-seen.ts'
import { AddressLine } from '../detail/address-line.tsx'
import { CopyAddress } from './map-address.tsx'
import { MapSketch } from './map-sketch.tsx'

const tileMap = () => import('./tile-map.tsx').then(({ TileMap }) => TileMap)

/** Where the hotel is: its map where it has tiles, else a drawing; the address and a way to a map of the guest's own always. */
export function HotelMap({ isAlone = false }: { isAlone?: boolean }) {
  const t = useText()
  const { hotel_name: hotel } = useAtomValue(settingsAtom)
  const settings = useAtomValue(placeSettingsAtom)
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { address, lat, lng } = settings
  const tiles = safeUrl(settings.map_tile_url)
  const place = lat !== null && lng !== null ? { lat, lng } : null
  const canShow = tiles !== undefined && place !== null && !hasFailed
  useSeen(box, canShow && !isNear, () => setNear(true))
  if (!address && !place) return null
  return (
    <section className={classNames('where', !isAlone && 'line across')}>
      {!isAlone && <h3 className="part title">{t('detail.where')}</h3>}
      <div ref={box} className="map-box">
        <MapSketch />
        {canShow && isNear && (
          <Lazy
            load={tileMap}
            props={{
              tiles,
              attribution: settings.map_attribution,
              ...place,
              label: t('detail.mapOf', { hotel }),
              closer: t('detail.zoomIn'),
              further: t('detail.zoomOut'),
              onFailed: () => setFailed(true),
            }}
          />
        )}
      </div>
      <div className="stack">
        {!canShow && (
          <p className="tiny faint">
            {t(hasFailed ? 'detail.sketchFailed' : 'detail.sketch')}{' '}
            {hasFailed && (
              <Button look="quiet" size="small" onClick={() => setFailed(false)}>
                {t('detail.tryMap')}
              </Button>
            )}
          </p>
        )}
        {address && (
          <CopyAddress>
            <AddressLine address={address} />
          </CopyAddress>
        )}
        <p>
          <Link href={mapOf(settings)} outside icon={external} button="quiet" size="small">
            {t('detail.openMap')}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** A public map that asks for no key; by the place where it is known, else by the words of the address. */
function mapOf({ lat, lng, address }: Pick<PlaceSettings, 'lat' | 'lng' | 'address'>): string {
  const base = 'https://www.openstreetmap.org'
  if (lat !== null && lng !== null) return `${base}/?mlat=${lat}&mlon=${lng}#map=16/${lat}/${lng}`
  return `${base}/search?${new URLSearchParams({ query: address?.full_address ?? '' })}`
}
