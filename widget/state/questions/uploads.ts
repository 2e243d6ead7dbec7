import { atom } from 'jotai'

import type { FileAttachment } from '../../../shared/model/stay/question.ts'
import { splitFiles } from '../../../shared/rules/person/questions.ts'
import { asFailure } from '../../lib/failure.ts'
import type { Shown } from '../messages/messages.ts'
import { environmentAtom } from '../environment.ts'
import { shownOf } from '../messages/failures.ts'
import { atomForVisitor } from '../session/visitor.ts'
import type { GivenAtom } from './sheet.ts'

/** A file on its way; once it has arrived it is part of the answer. */
export type Upload = {
  id: string
  /** The question it belongs to. */
  key: string
  file: File
  stop: AbortController
  at: { kind: 'waiting' } | { kind: 'sending'; share: number } | { kind: 'failed'; shown: Shown }
}

/** Files on their way into the answers of one sheet. */
export function uploadsInto(givenAtom: GivenAtom) {
  const uploadsAtom = atomForVisitor<readonly Upload[]>([])
  /** Files that were refused before anything was sent, by question. */
  const refusedFilesAtom = atomForVisitor<Readonly<Record<string, readonly string[]>>>({})

  const moveAtom = atom(null, (_get, set, id: string, at: Upload['at']) =>
    set(uploadsAtom, (all) => all.map((upload) => (upload.id === id ? { ...upload, at } : upload))),
  )

  const addFilesAtom = atom(null, (get, set, key: string, files: readonly File[]) => {
    const { newId } = get(environmentAtom)
    const present = (get(givenAtom)[key]?.files?.length ?? 0) + get(uploadsAtom).filter((one) => one.key === key).length
    const { taken, refused } = splitFiles(present, files)
    set(refusedFilesAtom, (all) => ({ ...all, [key]: refused.map(({ name }) => name) }))
    const fresh = taken.map((file): Upload => ({
      id: newId(),
      key,
      file,
      stop: new AbortController(),
      at: { kind: 'waiting' },
    }))
    set(uploadsAtom, (all) => [...all, ...fresh])
    void set(sendNextAtom)
  })

  /** One after the other: a telephone has one way up. */
  const sendNextAtom = atom(null, async (get, set): Promise<void> => {
    const all = get(uploadsAtom)
    const next = all.find(({ at }) => at.kind === 'waiting')
    if (!next || all.some(({ at }) => at.kind === 'sending')) return
    const { id, key, file, stop } = next
    set(moveAtom, id, { kind: 'sending', share: 0 })
    try {
      const onProgress = (share: number) => set(moveAtom, id, { kind: 'sending', share })
      const kept = await get(environmentAtom).upload(file, { signal: stop.signal, onProgress })
      // Whose it was may have gone meanwhile: whoever is here now answers nothing with it.
      const isWanted = get(uploadsAtom).some((upload) => upload.id === id)
      set(uploadsAtom, (left) => left.filter((upload) => upload.id !== id))
      if (isWanted) set(keepFileAtom, key, kept)
    } catch (error) {
      const failure = asFailure(error)
      if (failure.kind !== 'aborted') set(moveAtom, id, { kind: 'failed', shown: shownOf(failure) })
    }
    return set(sendNextAtom)
  })

  const keepFileAtom = atom(null, (_get, set, key: string, file: FileAttachment) =>
    set(givenAtom, (all) => ({ ...all, [key]: { ...all[key], files: [...(all[key]?.files ?? []), file] } })),
  )

  const removeFileAtom = atom(null, (_get, set, key: string, id: string) => {
    set(refusedFilesAtom, (all) => ({ ...all, [key]: [] }))
    set(givenAtom, (all) => ({
      ...all,
      [key]: { ...all[key], files: all[key]?.files?.filter((file) => file.id !== id) },
    }))
  })

  const stopUploadAtom = atom(null, (get, set, id: string) => {
    get(uploadsAtom)
      .find((upload) => upload.id === id)
      ?.stop.abort()
    set(uploadsAtom, (all) => all.filter((upload) => upload.id !== id))
  })

  const retryUploadAtom = atom(null, (_get, set, id: string) => {
    set(moveAtom, id, { kind: 'waiting' })
    void set(sendNextAtom)
  })

  return { uploadsAtom, refusedFilesAtom, addFilesAtom, removeFileAtom, stopUploadAtom, retryUploadAtom }
}
