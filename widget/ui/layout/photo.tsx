import { useState, type ReactNode } from 'react'
import { safeUrl } from '../../lib/safe-url.ts'
import { classNames } from '../styles/class-names.ts'
import { Icon } from '../icons/icon.tsx'
import { close } from '../icons/signs.ts'
import { photos } from '../icons/stay.ts'
import css from './photo.css'
import { RoundButton } from '../controls/round-button.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

/** Said in the place of a photograph that did not come, until the guest has read it. */
export type PhotoWords = { failed: string; dismiss: string }

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
  /** The whole photograph opens them all, and the number of them stands on it. */
  count?: { shown: ReactNode; label: string; onOpen: () => void }
  words?: PhotoWords
  /** Its other widths, and what stands in its place until it has come (shared/model/hotel/photo.ts). */
  row?: { srcset?: string; placeholder?: string }
}

export function Photo({ url, alt, aspect, className, gone, eager, count, words, row }: PhotoProps) {
  useStylesheet(css)
  const address = safeUrl(url)
  const [failed, setFailed] = useState('')
  const isBroken = address !== undefined && failed === address
  return (
    <div
      className={classNames('photo', gone && 'gone', className)}
      style={{ aspectRatio: aspect, backgroundColor: row?.placeholder }}
    >
      {address && !isBroken && (
        <img
          src={address}
          srcSet={row?.srcset}
          sizes={row?.srcset && (eager ? '100vw' : 'auto, 100vw')}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(address)}
        />
      )}
      {count && (
        <button type="button" className="count" aria-haspopup="dialog" onClick={count.onOpen}>
          <span className="unseen">{count.label}</span>
          <span className="badge" aria-hidden="true">
            <Icon of={photos} />
            {count.shown}
          </span>
        </button>
      )}
      {isBroken && <Missing key={address} alt={alt} words={words} />}
    </div>
  )
}

/** What would be seen is said, and why it is not. */
function Missing({ alt, words }: { alt: string; words: PhotoWords | undefined }) {
  const [isTold, setTold] = useState(true)
  return (
    <div className="missing">
      {alt && <p>{alt}</p>}
      {words && isTold && (
        <p className="why" role="status">
          {words.failed} <RoundButton plain tight icon={close} label={words.dismiss} onClick={() => setTold(false)} />
        </p>
      )}
    </div>
  )
}
