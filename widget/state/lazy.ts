import { useSetAtom } from 'jotai'
import { createElement, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { asFailure } from '../lib/failure.ts'
import type { PartName } from '../lib/i18n.ts'
import { showLaterAtom } from './messages/lazy-failures.ts'
import { loadPartsAtom } from './settings/texts.ts'

type Load<Props> = () => Promise<ComponentType<Props>>
const NO_WORDS: readonly PartName[] = []

/** A component that is fetched when it is wanted; null until it is there, and asked for again the next time if it did not come. */
export function useLazy<Props>(load: Load<Props>, isWanted: boolean, parts: readonly PartName[] = NO_WORDS) {
  const loadParts = useSetAtom(loadPartsAtom)
  const show = useSetAtom(showLaterAtom)
  const [late, setLate] = useState<[Load<Props>, ComponentType<Props>]>()
  // Where another one stood before, what was fetched for that one is not shown.
  const Late = late?.[0] === load ? late[1] : null
  const isMissing = isWanted && !Late
  useEffect(() => {
    if (!isMissing) return
    Promise.all([load(), loadParts(parts)]).then(
      ([Loaded]) => setLate([load, Loaded]),
      (error: unknown) => void show(asFailure(error)),
    )
  }, [isMissing, load, loadParts, parts, show])
  return Late
}

type LazyProps<Props> = { load: Load<Props>; parts?: readonly PartName[]; props: Props; meanwhile?: ReactNode }

/** Shows it as soon as it has come, and until then what stands in its place. */
export function Lazy<Props extends object>({ load, parts, props, meanwhile = null }: LazyProps<Props>) {
  const Loaded = useLazy(load, true, parts)
  return Loaded ? createElement(Loaded, props) : meanwhile
}
