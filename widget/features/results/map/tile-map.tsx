import { DivIcon, Map, Marker, TileLayer } from 'leaflet/dist/leaflet-src.esm.js'
import leafletCss from 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

import { minus, plus } from '../../../ui/icons/signs.ts'
import { pin } from '../../../ui/icons/stay.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { RoundButton } from '../../../ui/controls/round-button.tsx'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'

type TileMapProps = {
  tiles: string
  attribution: string
  lat: number
  lng: number
  label: string
  closer: string
  further: string
  /** Not one tile has come. */
  onFailed: () => void
}

const ZOOM = 15
const MOST_ZOOM = 18
/** Pixels that a press of an arrow moves. */
const STEP = 80
const PIN_SIZE: [number, number] = [40, 40]
const STEPS: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** The tiles of the hotel's map service. Pointer and keys are ours: the package would listen and write on the page around us. */
export function TileMap({ attribution, label, closer, further, ...place }: TileMapProps) {
  useStylesheet(leafletCss)
  const { box, sign, map } = useMap(place)
  const held = useRef<{ x: number; y: number } | null>(null)

  const pressed = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step) map.current?.panBy(step)
    else if (event.key === '+') map.current?.zoomIn()
    else if (event.key === '-') map.current?.zoomOut()
    else return
    event.preventDefault()
  }
  // One finger scrolls the page and never gets caught in the map.
  const taken = ({ pointerType, clientX: x, clientY: y, currentTarget, pointerId }: PointerEvent) => {
    if (pointerType === 'touch') return
    currentTarget.setPointerCapture(pointerId)
    held.current = { x, y }
  }
  const moved = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!held.current) return
    map.current?.panBy([held.current.x - x, held.current.y - y], { animate: false })
    held.current = { x, y }
  }
  const letGo = () => {
    held.current = null
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move it as pointers do */}
      <div
        className="tiles"
        role="application"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application of its own
        tabIndex={0}
        onKeyDown={pressed}
        onPointerDown={taken}
        onPointerMove={moved}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <div ref={box} />
      </div>
      <div className="zooms">
        <RoundButton icon={plus} label={closer} onClick={() => map.current?.zoomIn()} />
        <RoundButton icon={minus} label={further} onClick={() => map.current?.zoomOut()} />
      </div>
      {attribution && <p className="attribution">{attribution}</p>}
      <span ref={sign} className="map-pin">
        <Icon of={pin} />
      </span>
    </>
  )
}

function useMap({ tiles, lat, lng, onFailed }: Pick<TileMapProps, 'tiles' | 'lat' | 'lng' | 'onFailed'>) {
  const box = useRef<HTMLDivElement>(null)
  const sign = useRef<HTMLSpanElement>(null)
  const map = useRef<Map>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  })
  useEffect(() => {
    const [place, drawn] = [box.current, sign.current]
    const view = place?.ownerDocument.defaultView
    if (!place || !drawn || !view) return
    const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches
    const shown = new Map(place, {
      center: [lat, lng],
      zoom: ZOOM,
      maxZoom: MOST_ZOOM,
      // Its own controls and gestures write markup from text, or mark window, document and body of the page.
      zoomControl: false,
      attributionControl: false,
      keyboard: false,
      dragging: false,
      boxZoom: false,
      touchZoom: false,
      tapHold: false,
      trackResize: false,
      scrollWheelZoom: false,
      doubleClickZoom: false,
      fadeAnimation: !isCalm,
      zoomAnimation: !isCalm,
      inertia: false,
    })
    let hasCome = false
    new TileLayer(tiles, { maxZoom: MOST_ZOOM })
      .on('tileload', () => (hasCome = true))
      .on('tileerror', () => hasCome || failed.current())
      .addTo(shown)
    const icon = new DivIcon({
      html: drawn.cloneNode(true) as HTMLElement,
      className: 'map-sign',
      iconSize: PIN_SIZE,
      iconAnchor: [20, 40],
    }) // a copy of an element is one
    new Marker([lat, lng], { icon, interactive: false, keyboard: false }).addTo(shown)
    const watcher = new view.ResizeObserver(() => shown.invalidateSize())
    watcher.observe(place)
    map.current = shown
    return () => {
      watcher.disconnect()
      map.current = null
      shown.remove()
    }
  }, [tiles, lat, lng])
  return { box, sign, map }
}
