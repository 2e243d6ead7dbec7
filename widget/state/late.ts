import { useSetAtom } from 'jotai'
import { createElement, useEffect, useState } from 'react'
import type { ComponentType } from 'react'

import { asFailure } from '../lib/failure.ts'
import { showLaterAtom } from './late-failures.ts'

/** A component that is fetched when it is wanted; null until it is there, and asked for again the next time if it did not come. */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>, isWanted: boolean) {
  const show = useSetAtom(showLaterAtom)
  const [Late, setLate] = useState<ComponentType<Props> | null>(null)
  const isMissing = isWanted && !Late
  useEffect(() => {
    if (!isMissing) return
    load().then(
      (Loaded) => setLate(() => Loaded),
      (error: unknown) => void show(asFailure(error)),
    )
  }, [isMissing, load, show])
  return Late
}

type LateProps<Props> = { load: () => Promise<ComponentType<Props>>; props: Props }

/** Shows it as soon as it has come. */
export function Late<Props extends object>({ load, props }: LateProps<Props>) {
  const Loaded = useLate(load, true)
  return Loaded && createElement(Loaded, props)
}
