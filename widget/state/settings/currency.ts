import { atom } from 'jotai'

import { hasMultiCurrency } from '../../../shared/brands.ts'
import { isCurrency } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import { trackAtom } from '../analytics/analytics.ts'
import { environmentAtom } from '../environment.ts'
import { goAtom, placeAtom, queryAtom, routeAtom } from '../navigation/navigation.ts'
import { settingsAtom } from './settings.ts'

export const isMultiCurrencyAtom = atom((get): boolean => {
  const { hotel_brand_id, mcp_enabled } = get(settingsAtom)
  return hasMultiCurrency(hotel_brand_id, mcp_enabled)
})

/** The second currency the guest wants prices in. It lives in the address (CUR-003), so going back goes back to it. */
export const mcpCurrencyAtom = atom((get): Currency | null => {
  const asked = get(queryAtom).get('mcp_currency')
  return isCurrency(asked) && asked !== get(settingsAtom).currency && get(isMultiCurrencyAtom) ? asked : null
})

const showInAddressAtom = atom(null, (get, set, currency: Currency | null) => {
  const query = Object.fromEntries(get(queryAtom))
  const { id, params, view } = get(routeAtom)
  set(goAtom, {
    to: id,
    params: params as never, // findRoute read them from this very route's path
    query: { ...query, currency: undefined, mcp_currency: currency ?? undefined },
    replace: true,
    state: get(placeAtom).state,
    ...(view && { view }),
  })
})

/** The hotel's own currency is no second one. */
export const chooseCurrencyAtom = atom(null, (get, set, currency: Currency) => {
  const { storage } = get(environmentAtom)
  const isOwn = currency === get(settingsAtom).currency
  if (isOwn) storage.remove('currency')
  else storage.write('currency', currency)
  set(showInAddressAtom, isOwn ? null : currency)
  void set(trackAtom, { kind: 'select_currency', currency })
})

/** At the start: `currency` is a choice and leaves the address, ours and the host page's; `mcp_currency` stays; else the choice of before. */
export const takeCurrencyAtom = atom(null, (get, set) => {
  const { storage, host } = get(environmentAtom)
  const query = get(queryAtom)
  const [chosen, linked] = [query.get('currency'), query.get('mcp_currency')]
  if (!get(isMultiCurrencyAtom)) {
    if (chosen || linked) set(showInAddressAtom, null)
    return
  }
  if (isCurrency(chosen)) {
    set(chooseCurrencyAtom, chosen)
    return host.post({ type: 'removeQuery', payload: { query: 'currency' } })
  }
  const wished = isCurrency(linked) ? linked : storage.read('currency')
  set(showInAddressAtom, wished === get(settingsAtom).currency ? null : wished)
})
