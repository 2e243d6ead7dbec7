import type { PartyRoom } from '../../shared/model/search/party.ts'
import type { Translate } from './i18n.ts'

/** 2 adults, 1 child */
export function partyWords(t: Translate, { adults, children }: Pick<PartyRoom, 'adults' | 'children'>): string {
  const grown = t('core.adults', { n: adults })
  return children > 0 ? t('core.party', { adults: grown, children: t('core.children', { n: children }) }) : grown
}
