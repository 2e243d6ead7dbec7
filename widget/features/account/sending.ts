import { useState } from 'react'

import { asFailure } from '../../lib/failure.ts'
import type { Failure } from '../../lib/failure.ts'

/** One thing at a time is sent to the server; what went wrong stays until it is tried again. */
export function useSending<Given extends unknown[]>(what: (...given: Given) => Promise<void>) {
  const [isSending, setSending] = useState(false)
  const [failed, setFailed] = useState<Failure | null>(null)
  const send = (...given: Given) => {
    if (isSending) return
    setSending(true)
    setFailed(null)
    what(...given)
      .catch((error: unknown) => setFailed(asFailure(error)))
      .finally(() => setSending(false))
  }
  return { isSending, failed, send }
}
