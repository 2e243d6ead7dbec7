import { atom, useAtomValue, useSetAtom } from 'jotai'
import type { Atom, Getter, WritableAtom } from 'jotai'
import { useEffect } from 'react'

import type { Api } from '../lib/api.ts'
import { asFailure } from '../lib/failure.ts'
import type { Failure } from '../lib/failure.ts'
import { environmentAtom } from './environment.ts'
import type { Shown } from './messages/messages.ts'
import { shownLaterAtom } from './messages/lazy-failures.ts'
import { atomForVisitor, visitorAtom } from './session/visitor.ts'
import { settingsAtom } from './settings/settings.ts'
import { localeAtom } from './settings/texts.ts'

/** What a screen shows of the server: on its way, refused with the words to show, or there. */
export type Remote<Value> = { kind: 'loading' } | { kind: 'refused'; shown: Shown } | { kind: 'ready'; value: Value }

type Asker = { api: Api; hotelId: number; brandId: number; get: Getter }
type Fetch<Input, Value> = (asker: Asker, input: Input, signal: AbortSignal) => Promise<Value>

type RemoteOptions = {
  /** An answer to another input stays on the screen until the new one is there, so that nothing jumps. */
  keepsOther?: boolean
  /** In another language nothing of the old one stays, not even until the new answer is there (L10N-018). */
  hidesOtherLanguage?: boolean
  /** Words of its own for a refusal. */
  shownOf?: (failure: Failure, shown: Shown) => Shown
}

type Answer<Value> = { key: string; locale: string; remote: Remote<Value> }
type Load<Input> = WritableAtom<null, [input: Input, left?: AbortSignal], Promise<void>>

export type RemoteData<Input, Value> = {
  /** The answer to what was asked last, for any input; writing it shows what another call has answered. */
  stateAtom: WritableAtom<Remote<Value>, [Remote<Value>], void>
  /** Asks; an earlier question that is still under way is aborted. */
  loadAtom: Load<Input>
  /** Asks unless the answer to this very question, in this language, is there or on its way. */
  loadOnceAtom: Load<Input>
  /** The answer to this input, `loading` where another one was asked. */
  answerAtom: Atom<(key: string) => Remote<Value>>
}

const LOADING = { kind: 'loading' } as const

const keyOf = (input: unknown): string => JSON.stringify(input)

/**
 * Data that a screen fetches. It belongs to one visitor, input and language: signed out, nobody sees it; asked
 * for again in another language, the old answer stays until the new one is there. `fetch` throws what `api` throws;
 * a refusal is state, never an exception.
 */
export function remoteData<Input, Value>(
  fetch: Fetch<Input, Value>,
  { keepsOther = false, hidesOtherLanguage = false, shownOf = (_failure, shown) => shown }: RemoteOptions = {},
): RemoteData<Input, Value> {
  const keptAtom = atomForVisitor<Answer<Value>>({ key: '', locale: '', remote: LOADING })
  const runningAtom = atom<AbortController | null>(null)

  const stateAtom = atom(
    (get) => get(keptAtom).remote,
    (_get, set, remote: Remote<Value>) => set(keptAtom, (kept) => ({ ...kept, remote })),
  )
  const answerAtom = atom((get) => {
    const { key, locale, remote } = get(keptAtom)
    const isHidden = hidesOtherLanguage && locale !== get(localeAtom)
    return (asked: string): Remote<Value> => (!isHidden && (key === asked || keepsOther) ? remote : LOADING)
  })

  const loadAtom: Load<Input> = atom(null, async (get, set, input, left) => {
    get(runningAtom)?.abort()
    const running = new AbortController()
    set(runningAtom, running)
    left?.addEventListener('abort', () => running.abort())
    const { hotel_id: hotelId, hotel_brand_id: brandId } = get(settingsAtom)
    const [key, locale, visitor] = [keyOf(input), get(localeAtom), get(visitorAtom)]
    const before = get(keptAtom)
    const isHidden = hidesOtherLanguage && before.locale !== locale
    const stays = before.remote.kind === 'ready' && !isHidden && (before.key === key || keepsOther)
    set(keptAtom, { key, locale, remote: stays ? before.remote : LOADING })

    const isLeft = () => running.signal.aborted || get(visitorAtom) !== visitor
    const keep = (remote: Remote<Value>) => {
      if (!isLeft()) set(keptAtom, { key, locale, remote })
    }
    try {
      const asker = { api: get(environmentAtom).api, hotelId, brandId, get }
      keep({ kind: 'ready', value: await fetch(asker, input, running.signal) })
    } catch (error) {
      const failure = asFailure(error)
      // Nobody waits for the words of what was aborted.
      if (!isLeft()) keep({ kind: 'refused', shown: shownOf(failure, await set(shownLaterAtom, failure)) })
    }
    if (get(runningAtom) === running) set(runningAtom, null)
  })

  const loadOnceAtom: Load<Input> = atom(null, async (get, set, input, left) => {
    const { key, locale, remote } = get(keptAtom)
    const isSame = key === keyOf(input) && locale === get(localeAtom)
    const isUnderWay = get(runningAtom)?.signal.aborted === false
    if (isSame && (remote.kind === 'ready' || isUnderWay)) return
    await set(loadAtom, input, left)
  })

  return { stateAtom, loadAtom, loadOnceAtom, answerAtom }
}

export type UseRemoteOptions = {
  /** An answer that is there already is enough. */
  once?: boolean
  /** Asked anew when this changes, though the input is the same. */
  since?: unknown
}

/** Fetches with the screen, and anew for another input, language or visitor; leaving the screen aborts. */
export function useRemote<Input, Value>(
  { loadAtom, loadOnceAtom, answerAtom }: RemoteData<Input, Value>,
  input: Input,
  { once = false, since }: UseRemoteOptions = {},
): { state: Remote<Value>; again: () => void } {
  const load = useSetAtom(loadAtom)
  const begin = useSetAtom(once ? loadOnceAtom : loadAtom)
  const locale = useAtomValue(localeAtom)
  const visitor = useAtomValue(visitorAtom)
  const key = keyOf(input)
  useEffect(() => {
    const left = new AbortController()
    void begin(input, left.signal)
    return () => left.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- the key is the input; the answer is one visitor's, in the language shown
  }, [begin, key, locale, visitor, since])
  return { state: useAtomValue(answerAtom)(key), again: () => void load(input) }
}
