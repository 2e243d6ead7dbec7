import type { OtaRating } from '../../../shared/model/search/ota.ts'
import { LOCALES } from '../../../shared/locales.ts'
import { numbers } from '../../../shared/rules/formatters.ts'
import { number } from '../../lib/format.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { star } from '../../ui/icons/booking.ts'
import { Icon } from '../../ui/icons/icon.tsx'

/** Stars by number, and one sentence for whoever does not see it (OTA-004). */
export function Rating({ rating, review_count }: Pick<OtaRating, 'rating' | 'review_count'>) {
  const t = useText()
  const locale = useLocale()
  const value = numbers(LOCALES[locale].intl, { minimumFractionDigits: 1 }).format(rating)
  return (
    <span
      className="ota-rating"
      role="img"
      aria-label={t('ota.rated', { rating: value, n: number(review_count, locale) })}
    >
      <Icon of={star} />
      <b>{value}</b> <span className="soft">{t('ota.ratedBy', { n: review_count })}</span>
    </span>
  )
}
