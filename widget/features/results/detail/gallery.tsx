import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { Photo as PhotoRow } from '../../../../shared/model/hotel/photo.ts'
import { usePhotoWords } from '../../../state/settings/photo-words.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { number } from '../../../lib/format.ts'
import { back, next } from '../../../ui/icons/signs.ts'
import { size } from '../../../ui/icons/stay.ts'
import { Photo } from '../../../ui/layout/photo.tsx'
import { RoundButton } from '../../../ui/controls/round-button.tsx'

type GalleryProps = {
  photos: readonly PhotoRow[]
  name: string
  first?: number
  /** Shows them larger, beginning with the one in view. */
  onLarger?: (at: number) => void
}

/** All photographs in a row that fingers, arrows and keys move along, with a small one of each to jump to. */
export function Gallery({ photos, name, first = 0, onLarger }: GalleryProps) {
  const t = useText()
  const { track, at, go, scrolled, taken } = useTrack(photos.length, first)
  const words = usePhotoWords()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const to = targetOf(event.key, at, photos.length, isRightToLeft(event.currentTarget))
    if (to === null) return
    event.preventDefault()
    go(to)
  }
  const label = (index: number) =>
    t('detail.photoAt', { number: index + 1, count: photos.length, alt: photos[index]?.alt ?? '' })
  if (photos.length === 0) return null
  return (
    <section className="gallery" aria-label={t('detail.photosOf', { name })}>
      <div className="stage">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move what fingers can */}
        <ul
          ref={track}
          className="track"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls takes the focus
          tabIndex={0}
          onKeyDown={press}
          onScroll={scrolled}
          onPointerDown={taken}
          onWheel={taken}
        >
          {photos.map((photo, index) => (
            <li key={photo.url} aria-hidden={index !== at}>
              <Photo
                url={photo.url}
                alt={photo.alt}
                eager={index === first}
                words={words}
                row={onLarger ? photo : whole(photo)}
              />
            </li>
          ))}
        </ul>
        <Arrows at={at} count={photos.length} go={go} />
        {/* The counter says it to who listens. */}
        {photos[at]?.alt && (
          <p className="caption" aria-hidden="true">
            {photos[at]?.alt}
          </p>
        )}
        <div className="on-photo">
          <Counter at={at} count={photos.length} said={label(at)} />
          {onLarger && <RoundButton icon={size} label={t('detail.fullScreen')} onClick={() => onLarger(at)} />}
        </div>
      </div>
      {photos.length > 1 && (
        <ul className="thumbs">
          {photos.map((photo, index) => (
            <li key={photo.url}>
              <button type="button" aria-label={label(index)} aria-current={index === at} onClick={() => go(index)}>
                <Photo url={photo.url} alt="" row={photo} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** In the whole window nothing is cut off, so the colour that stands for a photograph would frame it for good. */
const whole = ({ srcset }: PhotoRow) => ({ srcset })

function Arrows({ at, count, go }: { at: number; count: number; go: (to: number) => void }) {
  const t = useText()
  if (count < 2) return null
  return (
    <>
      <RoundButton
        className="to-back"
        icon={back}
        label={t('detail.previousPhoto')}
        off={at === 0}
        onClick={() => go(at - 1)}
      />
      <RoundButton
        className="to-next"
        icon={next}
        label={t('detail.nextPhoto')}
        off={at === count - 1}
        onClick={() => go(at + 1)}
      />
    </>
  )
}

/** Seen as 3 / 8, heard as a sentence when it changes. */
function Counter({ at, count, said }: { at: number; count: number; said: string }) {
  const locale = useLocale()
  if (count < 2) return null
  return (
    <p className="counter" role="status">
      <span aria-hidden="true" dir="ltr">
        {number(at + 1, locale)} / {number(count, locale)}
      </span>
      <span className="unseen">{said}</span>
    </p>
  )
}

const isRightToLeft = (element: HTMLElement) => element.matches(':dir(rtl), [dir="rtl"] *')

function targetOf(key: string, at: number, count: number, isMirrored: boolean): number | null {
  const forward = isMirrored ? -1 : 1
  const moves: Record<string, number> = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: count - 1,
  }
  const to = moves[key]
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1)
}

const scrollRow = (row: HTMLElement | null, to: number, behavior: ScrollBehavior) =>
  row?.scrollTo({ left: to * row.clientWidth * (isRightToLeft(row) ? -1 : 1), behavior })

/** The photograph in view follows the scrolling; while we scroll to one ourselves, the ones in between do not count. */
function useTrack(count: number, first: number) {
  const track = useRef<HTMLUListElement>(null)
  const heading = useRef<number | null>(null)
  const [at, setAt] = useState(first)

  const scrollTo = (to: number, behavior: ScrollBehavior = 'auto') => scrollRow(track.current, to, behavior)
  // After the dialog around it has opened: what is not shown cannot be scrolled.
  useEffect(() => scrollRow(track.current, first, 'instant'), [first])

  return {
    track,
    at,
    go(to: number) {
      if (to < 0 || to >= count) return
      heading.current = to
      setAt(to)
      scrollTo(to)
    },
    scrolled() {
      const row = track.current
      if (!row?.clientWidth) return
      const seen = Math.min(count - 1, Math.round(Math.abs(row.scrollLeft) / row.clientWidth))
      if (heading.current !== null && heading.current !== seen) return
      heading.current = null
      setAt(seen)
    },
    /** The guest scrolls: wherever we were going, they decide now. */
    taken() {
      heading.current = null
    },
  }
}
