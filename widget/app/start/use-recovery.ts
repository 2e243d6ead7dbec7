import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'

import { LONGEST_RETRY_WAIT_MS, RETRY_WAIT_MS } from '../../../shared/constants.ts'
import type { Failure } from '../../lib/failure.ts'
import { environmentAtom } from '../../state/environment.ts'
import { startAtom } from '../../state/settings/settings.ts'
import { bootAtom } from './boot.ts'
import { brokenAtom } from './broken.tsx'
import { causeOf, isPassing } from './failure-cause.ts'
import type { FailureCause } from './failure-cause.ts'

/** Outlives the card, which goes and comes with every start: waits become longer, and one lost line is no cause. */
const triesAtom = atom({ waits: 0, lost: 0 })

/** Whether anything answers there; which page asks, and what for, makes no difference to it. */
const askReachedAtom = atom(null, async (get): Promise<boolean> => {
  const { setting } = get(environmentAtom)
  return setting.fetch(setting.base().api, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
})

const againAtom = atom(null, (get, set) => {
  if (get(startAtom).kind === 'refused') void set(bootAtom)
  else get(brokenAtom)?.again()
})

/** Null: it goes on by itself at once, because something does answer and a line was only lost for a moment. */
const judgeAtom = atom(null, async (get, set, failure: Failure): Promise<{ cause: FailureCause | null } | null> => {
  const { view, isOwnDocument } = get(environmentAtom)
  const isOnline = view.navigator.onLine
  const isReached = failure.kind === 'network' && isOnline && (await set(askReachedAtom))
  const tries = get(triesAtom)
  set(triesAtom, { ...tries, lost: isReached ? tries.lost + 1 : 0 })
  if (!isReached || tries.lost > 0) return { cause: causeOf(failure, { isOnline, isReached, isOwnDocument }) }
  set(againAtom)
  return null
})

const waitAtom = atom(null, (get, set): number => {
  const { waits, lost } = get(triesAtom)
  set(triesAtom, { waits: waits + 1, lost })
  return Math.min(RETRY_WAIT_MS * 2 ** waits, LONGEST_RETRY_WAIT_MS)
})

/** Why it failed, and another try: with the network or the server that is back, and on the guest's press. */
export function useRecovery(failure: Failure | undefined) {
  const { view } = useAtomValue(environmentAtom)
  const judge = useSetAtom(judgeAtom)
  const again = useSetAtom(againAtom)
  const askReached = useSetAtom(askReachedAtom)
  const nextWait = useSetAtom(waitAtom)
  const setTries = useSetAtom(triesAtom)
  const [judged, setJudged] = useState<{ cause: FailureCause | null } | null>(null)
  const cause = judged?.cause ?? null

  useEffect(() => {
    let isCurrent = true
    if (failure) void judge(failure).then((found) => isCurrent && setJudged(found))
    return () => {
      isCurrent = false
    }
  }, [failure, judge])

  useEffect(() => {
    if (!cause) return
    let timer = 0
    const attempt = async () => {
      view.clearTimeout(timer)
      if (await askReached()) return again()
      wait()
    }
    const wait = () => {
      timer = view.setTimeout(() => void attempt(), nextWait())
    }
    const heard = () => void attempt()
    if (isPassing(cause)) wait()
    view.addEventListener('online', heard)
    return () => {
      view.clearTimeout(timer)
      view.removeEventListener('online', heard)
    }
  }, [cause, view, askReached, again, nextWait])

  const press = () => {
    setTries({ waits: 0, lost: 0 })
    again()
  }
  return { isJudged: judged !== null, cause, press }
}
