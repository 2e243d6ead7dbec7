import type { WireMoneyLine } from '../../../shared/model/stay/money-line.ts'
import type { Translate } from '../../lib/i18n.ts'

/** Where a refund arrives: at the one card or wallet that paid, else the way each part was paid. */
export function backTo(lines: readonly WireMoneyLine[], t: Translate): string {
  const [by, ...others] = [...new Set(lines.flatMap((line) => (line.kind === 'paid' ? [line.by] : [])))]
  return by && others.length === 0 ? t('manage.toWay', { by }) : t('manage.toPayer')
}
