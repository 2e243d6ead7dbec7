import type { ReactNode } from 'react'
import { safeUrl } from '../lib/safe-url.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { photos } from './icons/stay.ts'
import css from './photo.css'
import { useStyle } from './sheet.ts'

type PhotoProps = {
  url?: string
  /** A sentence; empty where the text beside it says the same. */
  alt: string
  aspect?: string
  /** lead: the large one of a room, thumb: 84 px. */
  className?: string
  gone?: boolean
  /** The first photograph of a screen comes at once, the others when they are near. */
  eager?: boolean
  count?: { shown: ReactNode; label: string; onOpen: () => void }
}

export function Photo({ url, alt, aspect, className, gone, eager, count }: PhotoProps) {
  useStyle(css)
  const address = safeUrl(url)
  return (
    <div
      className={classNames('photo', gone && 'gone', className)}
      style={aspect ? { aspectRatio: aspect } : undefined}
    >
      {address && <img src={address} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" draggable={false} />}
      {count && (
        <button type="button" className="count" aria-label={count.label} onClick={count.onOpen}>
          <Icon of={photos} />
          {count.shown}
        </button>
      )}
    </div>
  )
}
