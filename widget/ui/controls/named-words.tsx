import { useStylesheet } from '../styles/use-stylesheet.ts'
import { Link } from './link.tsx'
import css from './named-words.css'

/** Words of a sentence that open what they name: at an address, or here. */
export type NamedText = { key: string; words: string; href: string | null; onOpen: () => void }

export function NamedWords({ words, href, onOpen }: Omit<NamedText, 'key'>) {
  useStylesheet(css)
  if (href)
    return (
      <Link outside href={href}>
        {words}
      </Link>
    )
  return (
    <button type="button" className="words" aria-haspopup="dialog" onClick={onOpen}>
      {words}
    </button>
  )
}
