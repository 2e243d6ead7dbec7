import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import type { FileAttachment, GivenAnswers } from '../../../shared/model/stay/question.ts'
import type { Reservation } from '../../../shared/model/stay/reservation.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { environmentAtom } from '../environment.ts'
import { atomForVisitor, visitorAtom } from '../session/visitor.ts'
import { laterGivenAtom, laterSheet, loadAskedAtom } from './afterwards.ts'
import { uploadsInto } from './uploads.ts'

const PASSPORT: FileAttachment = { id: 'a', url: 'https://files.example/a.png', mime: 'image/png', bytes: 4, name: 'a.png' } // prettier-ignore

describe('a file on its way into an answer', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  async function openUploads() {
    const visit = await openVisit(world)
    let arrive = () => {}
    const signals: AbortSignal[] = []
    const upload = (_file: File, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise<FileAttachment>((resolve) => (arrive = () => resolve(PASSPORT)))
    }
    visit.store.set(environmentAtom, { ...visit.store.get(environmentAtom), upload })
    return { ...visit, signals, arrive: () => arrive() }
  }
  const file = () => new File(['1234'], 'a.png', { type: 'image/png' })

  it('is no part of the answers of whoever comes after', async () => {
    const { store, arrive, close } = await openUploads()
    const givenAtom = atomForVisitor<GivenAnswers>({})
    const { addFilesAtom, uploadsAtom } = uploadsInto(givenAtom)
    store.set(addFilesAtom, 'hotel/1', [file()])
    assert.equal(store.get(uploadsAtom).length, 1)
    store.set(visitorAtom, (number) => number + 1)
    arrive()
    await new Promise(setImmediate)
    assert.deepEqual(store.get(givenAtom), {})

    store.set(addFilesAtom, 'hotel/1', [file()])
    arrive()
    await until(() => store.get(uploadsAtom).length === 0, 'the file to arrive')
    assert.deepEqual(store.get(givenAtom), { 'hotel/1': { files: [PASSPORT] } })
    close()
  })

  it('is stopped where another stay is looked at, whose hotel asks the same', async () => {
    const { store, signals, arrive, close } = await openUploads()
    const stay = (reservation_number: string) => ({ reservation_number, hotelId: 1 }) as Reservation // what is asked by
    const load = (number: string) => void store.set(loadAskedAtom, stay(number))
    load('FIRST')
    store.set(laterSheet.addFilesAtom, 'hotel/1', [file()])
    load('SECOND')
    assert.equal(signals[0]?.aborted, true)
    arrive()
    await new Promise(setImmediate)
    assert.deepEqual(store.get(laterGivenAtom), {})
    close()
  })
})
