import { errorRow } from '../../../shared/errors.ts'
import { Late } from '../../state/late.ts'

export type LanguageOffer = 'japanese' | 'otherLanguage' | 'defaultLanguage'
const OFFERS: readonly Way[] = ['japanese', 'otherLanguage', 'defaultLanguage', 'pointHistory']
export type Way = LanguageOffer | 'details' | 'pointHistory'

/** What leads on from a refusal: the language a plan wants (AMB-06), or where the points are looked up. */
export function offeredWay(code: number | null): Way | null {
  const { offer } = errorRow(code ?? undefined)
  return OFFERS.find((one) => one === offer) ?? null
}

const PARTS = ['paying', 'errors'] as const
const waysOn = () => import('./paying/ways-on.tsx').then(({ WaysOn }) => WaysOn)

/** The button beside a refusal that leads on. */
export function WayOn({ way }: { way: Way | null }) {
  return way && <Late load={waysOn} parts={PARTS} props={{ way }} />
}
