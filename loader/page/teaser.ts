import type { AnswerOf } from '../../shared/contract/define.ts'
import type { teaser } from '../../shared/contract/teaser.ts'
import type { Locale } from '../../shared/locales.ts'
import { money } from '../../shared/rules/money/money.ts'
import type { MountOptions } from './attributes.ts'
import type { Make } from './container.ts'
import { FROM } from './teaser-words.ts'

type Teaser = AnswerOf<typeof teaser.show>['data']

/** Digits and symbol stay together and run from left to right in every language. */
const isolated = (text: string) => `\u2066${text}\u2069`

/** Stands beside the words of the button and moves nothing. Null: nothing is free, or the provider has no such call. */
export const fetchTeaser = async ({ hotelCode, origins }: MountOptions, make: Make) => {
  const answer = await fetch(`${origins.api}/hotels/${encodeURIComponent(hotelCode)}/teaser`, { credentials: 'omit' })
  // What is refused has none, and is read to its end like any other: a body that nobody reads keeps its connection.
  const { data }: { data?: Teaser } = await answer.json()
  const amount = data?.lowest_price ?? null
  if (!data || amount === null) return null
  const { photo, currency } = data
  const words = make('span', {})
  const teaser = make('span', { id: 'tease', ariaHidden: 'true' }, words)
  teaser.part.add('teaser')
  if (photo && /^https?:/.test(photo.url)) {
    const image = make('img', { alt: '', onerror: () => image.remove() })
    image.style.background = photo.placeholder ?? ''
    if (photo.srcset) Object.assign(image, { sizes: '56px', srcset: photo.srcset })
    image.src = photo.url
    teaser.prepend(image)
  }
  return {
    teaser,
    /** What is said of it in a language. */
    wordsIn(locale: Locale): string {
      const [before = '', after = ''] = FROM[locale].split('{}')
      words.replaceChildren(before, make('b', { textContent: isolated(money({ amount, currency }, locale)) }), after)
      return words.textContent ?? ''
    },
  }
}
