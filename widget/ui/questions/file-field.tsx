import { useId, useState } from 'react'
import type { DragEvent } from 'react'

import type { FileAttachment } from '../../../shared/model/stay/question.ts'
import { FILE_LIMITS } from '../../../shared/rules/person/questions.ts'
import type { Translate } from '../../lib/i18n.ts'
import { classNames } from '../styles/class-names.ts'
import { FieldNote } from '../fields/field-frame.tsx'
import { close } from '../icons/signs.ts'
import { RoundButton } from '../controls/round-button.tsx'
import { FilePreview } from './file-preview.tsx'
import { UploadRow } from './upload-row.tsx'
import type { UploadShown } from './upload-row.tsx'

/** What the provider can look at, and nothing a telephone would not send of itself. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf'

/** The files of one answer: those that arrived, those on their way, and the names of those that were refused. */
export type FileControl = {
  files: readonly FileAttachment[]
  uploads: readonly UploadShown[]
  refused: readonly string[]
  onAdd: (files: readonly File[]) => void
  onRemove: (id: string) => void
  onRetry: (id: string) => void
  onStop: (id: string) => void
}
type FileFieldProps = FileControl & { t: Translate; title: string }

/** Files by the browser's own control or dropped on it: each with how far it is, a preview and a way out. */
export function FileField({ t, title, files, uploads, refused, onAdd, onRemove, onRetry, onStop }: FileFieldProps) {
  const control = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onAdd([...(event.dataTransfer?.files ?? [])])
  }
  const limit = t('errors.fileLimit', FILE_LIMITS)
  return (
    <div
      className={classNames('files', isOver && 'over')}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={control}
        className="unseen"
        type="file"
        multiple
        accept={ACCEPTED}
        aria-describedby={`${control}-note`}
        aria-invalid={refused.length > 0 || undefined}
        onChange={(event) => {
          const input = event.currentTarget
          onAdd([...(input.files ?? [])])
          input.value = '' // the same file may be chosen again after it was removed
        }}
      />
      <label htmlFor={control} className="button other small">
        <span>{t('questions.files')}</span>
        <span className="unseen">{title}</span>
      </label>
      <FieldNote
        id={`${control}-note`}
        help={t('questions.filesHelp', FILE_LIMITS)}
        error={refused.length > 0 && `${limit} ${refused.join(', ')}`}
      />
      {files.length + uploads.length > 0 && (
        <ul className="stack tight">
          {files.map((file, at) => {
            // What was sent with the booking has no name any more.
            const name = file.name || t('questions.file', { number: at + 1 })
            return (
              <li key={file.id} className="file">
                <FilePreview file={{ ...file, name }} />
                <bdi className="grow small">{name}</bdi>
                <RoundButton
                  plain
                  tight
                  icon={close}
                  label={t('questions.removeFile', { name })}
                  onClick={() => onRemove(file.id)}
                />
              </li>
            )
          })}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} {...{ t, upload, onRetry, onStop }} />
          ))}
        </ul>
      )}
    </div>
  )
}
