import { CURRENCIES } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { WishBudget } from '../../../shared/model/search/stay-wishes.ts'
import { money } from '../../../shared/rules/money/money.ts'
import { partyTotals } from '../../../shared/rules/party/party-totals.ts'
import { dateRange } from '../../lib/format.ts'
import type { Translate } from '../../lib/i18n.ts'
import { listed } from '../../lib/listed.ts'
import { partyWords } from '../../lib/party-words.ts'
import { toggled } from './asked-wishes.ts'
import type { AskedWishes } from './asked-wishes.ts'
import { make } from './make.ts'

export type WishChip = { words: string; without: AskedWishes }
type Words = { t: Translate; locale: Locale; currency: Currency }

const PER = { night: 'wishes.perNight', stay: 'wishes.perStay', person: 'wishes.perPerson' } as const

function budgetWords({ amount, currency: own, per }: WishBudget, { t, locale, currency: hotels }: Words): string {
  const currency = own ?? hotels
  return t(PER[per], { price: money({ amount: amount * 10 ** CURRENCIES[currency].digits, currency }, locale) })
}

function partyOf({ rooms }: AskedWishes, { t, locale }: Words): string {
  const party = rooms ?? []
  const ages = party.flatMap(({ kids_ages = [] }) => kids_ages)
  const people = partyWords(t, partyTotals(party))
  const told = ages.length > 0 ? t('wishes.partyAged', { people, ages: listed(ages.map(String), locale) }) : people
  return party.length > 1 ? `${told}, ${t('core.rooms', { n: party.length })}` : told
}

/** What was understood, and what is left of it without each. */
export function chipsOf(asked: AskedWishes, words: Words): WishChip[] {
  const { t, locale } = words
  const read = { ...asked, text: '' }
  const { stay, rooms, budget } = asked
  return [
    ...(stay ? [{ words: dateRange(stay.checkin_date, stay.checkout_date, locale), without: { ...read, stay: null } }] : []), // prettier-ignore
    ...(rooms ? [{ words: partyOf(asked, words), without: { ...read, rooms: null } }] : []),
    ...(budget ? [{ words: budgetWords(budget, words), without: { ...read, budget: null } }] : []),
    ...asked.wishes.map((wish) => ({
      words: t(`wishes.wish_${wish}`),
      without: { ...read, wishes: toggled(asked.wishes, wish) },
    })),
  ]
}

/** Each is a button that takes it away. */
export const chipRow = (
  page: Document,
  t: Translate,
  chips: readonly WishChip[],
  ask: (wanted: AskedWishes) => void,
): HTMLElement =>
  make(
    page,
    'ul',
    { className: 'wish-row', attributes: { 'aria-label': t('wishes.understood') } },
    ...chips.map(({ words, without }) =>
      make(
        page,
        'li',
        {},
        make(
          page,
          'button',
          {
            className: 'wish',
            attributes: { type: 'button', 'aria-label': t('wishes.remove', { wish: words }) },
            on: { click: () => ask(without) },
          },
          make(page, 'bdi', { textContent: words }),
          make(page, 'span', { attributes: { 'aria-hidden': 'true' }, textContent: '✕' }),
        ),
      ),
    ),
  )
