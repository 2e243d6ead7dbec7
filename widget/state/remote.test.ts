import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { openWorld } from '../../test/contract/helpers/world.ts'
import type { World } from '../../test/contract/helpers/world.ts'
import { openVisit } from '../../test/lib/widget/open-visit.ts'
import { remoteData } from './remote.ts'
import type { RemoteData } from './remote.ts'
import { visitorAtom } from './session/visitor.ts'
import { localeAtom } from './settings/texts.ts'

type Question = { input: string; signal: AbortSignal; answer: (value: string) => void; refuse: () => void }

/** Data whose answers come when the test says so, in the store of a widget that has started. */
async function openRemote(world: World, options?: Parameters<typeof remoteData>[1]) {
  const { store, close } = await openVisit(world)
  const questions: Question[] = []
  const data: RemoteData<string, string> = remoteData(
    (_asker, input, signal) =>
      new Promise((resolve, reject) => {
        questions.push({ input, signal, answer: resolve, refuse: () => reject(new TypeError('no network')) })
      }),
    options,
  )
  const last = (): Question => {
    const question = questions.at(-1)
    assert.ok(question, 'nothing was asked')
    return question
  }
  return {
    store,
    close,
    questions,
    last,
    load: (input: string, left?: AbortSignal) => store.set(data.loadAtom, input, left),
    once: (input: string) => store.set(data.loadOnceAtom, input),
    shown: (input: string) => store.get(data.answerAtom)(JSON.stringify(input)),
  }
}

describe('data that a screen fetches', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('is on its way, then there, for the input it was asked for alone', async () => {
    const { load, last, shown, close } = await openRemote(world)
    const loading = load('june')
    assert.deepEqual(shown('june'), { kind: 'loading' })
    last().answer('30 days')
    await loading
    assert.deepEqual(shown('june'), { kind: 'ready', value: '30 days' })
    assert.deepEqual(shown('july'), { kind: 'loading' })
    close()
  })

  it('stays while it is asked for again, and while another input is where that is wished', async () => {
    const { load, last, shown, close } = await openRemote(world, { keepsOther: true })
    const first = load('june')
    last().answer('30 days')
    await first
    const second = load('july')
    assert.deepEqual(shown('july'), { kind: 'ready', value: '30 days' })
    last().answer('31 days')
    await second
    assert.deepEqual(shown('july'), { kind: 'ready', value: '31 days' })
    close()
  })

  it('hides an answer in another language at once where that is wished', async () => {
    const { store, load, last, shown, close } = await openRemote(world, { hidesOtherLanguage: true })
    const first = load('june')
    last().answer('30 days')
    await first
    store.set(localeAtom, 'ja')
    assert.deepEqual(shown('june'), { kind: 'loading' })
    const second = load('june')
    assert.deepEqual(shown('june'), { kind: 'loading' })
    last().answer('30日')
    await second
    assert.deepEqual(shown('june'), { kind: 'ready', value: '30日' })
    close()
  })

  it('ends the question before, whose late answer changes nothing', async () => {
    const { load, questions, last, shown, close } = await openRemote(world)
    const first = load('june')
    const second = load('july')
    assert.equal(questions[0]?.signal.aborted, true)
    last().answer('31 days')
    await second
    questions[0]?.answer('30 days')
    await first
    assert.deepEqual(shown('july'), { kind: 'ready', value: '31 days' })
    close()
  })

  it('says why it was refused, but not to a screen that is left', async () => {
    const { load, last, shown, close } = await openRemote(world)
    const refused = load('june')
    last().refuse()
    await refused
    assert.equal(shown('june').kind, 'refused')
    const left = new AbortController()
    const leaving = load('july', left.signal)
    left.abort()
    last().refuse()
    await leaving
    assert.deepEqual(shown('july'), { kind: 'loading' })
    close()
  })

  it('goes with its visitor, and an answer for who was here before is dropped', async () => {
    const { store, load, last, shown, close } = await openRemote(world)
    const first = load('june')
    last().answer('30 days')
    await first
    const second = load('june')
    store.set(visitorAtom, (number) => number + 1)
    last().answer('of somebody else')
    await second
    assert.deepEqual(shown('june'), { kind: 'loading' })
    close()
  })

  it('is asked for once where that is enough, and again in another language or after a refusal', async () => {
    const { store, once, questions, last, close } = await openRemote(world)
    const first = once('june')
    await once('june')
    assert.equal(questions.length, 1)
    last().refuse()
    await first
    const second = once('june')
    last().answer('30 days')
    await second
    await once('june')
    assert.equal(questions.length, 2)
    store.set(localeAtom, 'ja')
    void once('june')
    assert.equal(questions.length, 3)
    close()
  })
})
