import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { queryAtom, routeAtom } from './navigation.ts'

/** What the address asks of the screen that reads it. While the next screen is on its way this one is still in view, as it was. */
export function useOwnQuery(): URLSearchParams {
  const { id } = useAtomValue(routeAtom)
  const query = useAtomValue(queryAtom)
  const [own, keep] = useState({ id, query })
  if (own.id !== id) return own.query
  if (own.query !== query) keep({ id, query })
  return query
}
