import { useAtomValue, useSetAtom } from 'jotai'

import type { Given, Question } from '../../../shared/model/stay/question.ts'
import { formatMessage } from '../messages/messages.ts'
import { questionKey } from '../messages/failures.ts'
import { useText } from '../settings/texts.ts'
import type { AnswerSheet } from './sheet.ts'

/** What the field of each of these questions shows and does; `adults` of each room, in order. */
export function useSheet(sheet: AnswerSheet, asked: readonly Question[], adults: readonly number[]) {
  const t = useText()
  const given = useAtomValue(sheet.givenAtom)
  const message = useAtomValue(sheet.toldOfAtom)(asked, adults)
  const uploads = useAtomValue(sheet.uploadsAtom)
  const refused = useAtomValue(sheet.refusedFilesAtom)
  const give = useSetAtom(sheet.giveAtom)
  const add = useSetAtom(sheet.addFilesAtom)
  const remove = useSetAtom(sheet.removeFileAtom)
  const onStop = useSetAtom(sheet.stopUploadAtom)
  const onRetry = useSetAtom(sheet.retryUploadAtom)
  return asked.map((question) => {
    const key = questionKey(question)
    const wrong = message[key]
    return {
      key,
      question,
      adults,
      given: given[key] ?? {},
      error: wrong && formatMessage(t, wrong),
      onGive: (change: Partial<Given>) => give(key, change),
      files: {
        files: given[key]?.files ?? [],
        uploads: uploads
          .filter((upload) => upload.key === key)
          .map(({ id, file, at }) => ({
            id,
            name: file.name,
            share: at.kind === 'sending' ? at.share : 0,
            error: at.kind === 'failed' ? formatMessage(t, at.shown.message) : null,
          })),
        refused: refused[key] ?? [],
        onAdd: (files: readonly File[]) => add(key, files),
        onRemove: (id: string) => remove(key, id),
        onStop,
        onRetry,
      },
    }
  })
}
