import type { RecommendationAnswer } from '../../../shared/contract/recommender.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { Translate } from '../../lib/i18n.ts'
import { listed } from '../../lib/listed.ts'
import type { AskedWishes } from './asked-wishes.ts'

/** What there is to say of an answer, beside its rooms: what was not understood, what no room has, that there are none. */
export function wordsOf(
  { t, locale }: { t: Translate; locale: Locale },
  { text }: AskedWishes,
  { data, meta }: RecommendationAnswer,
  most: number,
): string[] {
  const unmet = meta.unmet.flatMap((wish) => (wish === 'budget' ? [] : [t(`wishes.wish_${wish}`)]))
  return [
    ...(text && !meta.understood ? [t('wishes.unread')] : []),
    ...(data.length === 0 ? [`${t('recommender.noneTitle')}. ${t('recommender.noneText')}`] : []),
    ...(data.length > 0 && unmet.length > 0 ? [t('wishes.unmet', { wishes: listed(unmet, locale) })] : []),
    ...(meta.unmet.includes('budget') ? [t('wishes.unmetBudget')] : []),
    ...(data.length > 0 ? [t('core.rooms', { n: Math.min(data.length, most) })] : []),
  ]
}
