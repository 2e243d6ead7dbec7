import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { WritableAtom } from 'jotai'
import { useEffect } from 'react'

import type { Api } from '../../lib/api.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Shown } from '../../state/banner.ts'
import { environmentAtom } from '../../state/environment.ts'
import { shownOf } from '../../state/failures.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useLocale } from '../../state/texts.ts'
import { atomForVisitor, visitorAtom } from '../../state/visitor.ts'

export type Loaded<Value> =
  { kind: 'loading' } | { kind: 'refused'; shown: Shown } | { kind: 'ready'; value: Value; of: string }

const LOADING = { kind: 'loading' } as const

type Place = { hotelId: number; brandId: number }
export type Ask<Input, Value> = (api: Api, place: Place, input: Input, signal?: AbortSignal) => Promise<Value>
export type Loadable<Input, Value> = {
  stateAtom: WritableAtom<Loaded<Value>, [Loaded<Value>], void>
  loadAtom: WritableAtom<null, [input: Input, signal?: AbortSignal], Promise<void>>
}

/** What one page of the account fetches: it belongs to the visitor and goes with them. */
export function loadable<Input, Value>(ask: Ask<Input, Value>): Loadable<Input, Value> {
  const stateAtom = atomForVisitor<Loaded<Value>>(LOADING)
  const loadAtom = atom(null, async (get, set, input: Input, signal?: AbortSignal) => {
    const of = JSON.stringify(input)
    const before = get(stateAtom)
    // Asked again, as in another language, what is there stays: the guest may be reading it.
    if (before.kind !== 'ready' || before.of !== of) set(stateAtom, LOADING)
    const { hotel_id: hotelId, hotel_brand_id: brandId } = get(settingsAtom)
    const visitor = get(visitorAtom)
    const isLeft = () => signal?.aborted === true || get(visitorAtom) !== visitor
    try {
      const value = await ask(get(environmentAtom).api, { hotelId, brandId }, input, signal)
      if (!isLeft()) set(stateAtom, { kind: 'ready', value, of })
    } catch (error) {
      if (!isLeft()) set(stateAtom, { kind: 'refused', shown: shownOf(asFailure(error)) })
    }
  })
  return { stateAtom, loadAtom }
}

/** Fetched with the page, and anew for another input or another language, in which the server answers. */
export function useLoaded<Input, Value>({ stateAtom, loadAtom }: Loadable<Input, Value>, input: Input) {
  const load = useSetAtom(loadAtom)
  const locale = useLocale()
  useEffect(() => {
    const left = new AbortController()
    void load(input, left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the server answers in the language shown
  }, [load, input, locale])
  const state = useAtomValue(stateAtom)
  // What was fetched for another input is not shown as the answer to this one.
  const isOther = state.kind === 'ready' && state.of !== JSON.stringify(input)
  return { state: isOther ? LOADING : state, again: () => void load(input) }
}
