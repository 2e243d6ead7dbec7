import { errorRow } from '../../../shared/errors.ts'
import { Late } from '../../state/late.ts'

const OFFERS = ['japanese', 'otherLanguage', 'defaultLanguage'] as const
export type LanguageOffer = (typeof OFFERS)[number]
export type Way = LanguageOffer | 'details'

/** Which language a refused plan wants (AMB-06); null for every other refusal. */
export function languageOffer(code: number | null): LanguageOffer | null {
  const { offer } = errorRow(code ?? undefined)
  return OFFERS.find((one) => one === offer) ?? null
}

const PARTS = ['paying', 'errors'] as const
const waysOn = () => import('./paying/ways-on.tsx').then(({ WaysOn }) => WaysOn)

/** The button beside a refusal that leads on. */
export function WayOn({ way }: { way: Way | null }) {
  return way && <Late load={waysOn} parts={PARTS} props={{ way }} />
}
