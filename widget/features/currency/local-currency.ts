import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { SUGGESTED_CURRENCIES } from '../../../shared/currencies.ts'
import type { Currency } from '../../../shared/currencies.ts'
import { places } from '../../../shared/contract/places.ts'
import { environmentAtom } from '../../state/environment.ts'

/** What is paid with where the guest seems to be, before what is suggested to everybody (CUR-018). */
export function useSuggested(): readonly Currency[] {
  const { api } = useAtomValue(environmentAtom)
  const [local, setLocal] = useState<Currency | null>(null)
  useEffect(() => {
    const left = new AbortController()
    // Without an answer nothing more is suggested; the list is as good as before.
    api(places.localCurrency, {}, { signal: left.signal }).then(
      ({ data }) => setLocal(data.currency),
      () => undefined,
    )
    return () => left.abort()
  }, [api])
  return local === null ? SUGGESTED_CURRENCIES : [...new Set([local, ...SUGGESTED_CURRENCIES])]
}
