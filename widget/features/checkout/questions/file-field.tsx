import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import type { DragEvent } from 'react'

import type { FileAttachment } from '../../../../shared/model/question.ts'
import { useText } from '../../../state/texts.ts'
import { FieldNote } from '../../../ui/field-frame.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { close } from '../../../ui/icons/signs.ts'
import { RoundButton } from '../../../ui/round-button.tsx'
import { FILE_LIMITS } from './answers.ts'
import { FilePreview } from './file-preview.tsx'
import { UploadRow } from './upload-row.tsx'
import { addFilesAtom, refusedFilesAtom, removeFileAtom, uploadsAtom } from './uploads.ts'

/** What the provider can look at, and nothing a telephone would not send of itself. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf'

type FileFieldProps = { id: string; title: string; files: readonly FileAttachment[] }

/** Files by the browser's own control or dropped on it: each with how far it is, a preview and a way out. */
export function FileField({ id, title, files }: FileFieldProps) {
  const t = useText()
  const control = useId()
  const add = useSetAtom(addFilesAtom)
  const remove = useSetAtom(removeFileAtom)
  const uploads = useAtomValue(uploadsAtom).filter(({ key }) => key === id)
  const refused = useAtomValue(refusedFilesAtom)[id] ?? []
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(id, [...(event.dataTransfer?.files ?? [])])
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
          add(id, [...(input.files ?? [])])
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
          {files.map((file) => (
            <li key={file.id} className="file">
              <FilePreview file={file} />
              <bdi className="grow small">{file.name}</bdi>
              <RoundButton
                plain
                tight
                icon={close}
                label={t('questions.removeFile', { name: file.name })}
                onClick={() => remove(id, file.id)}
              />
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </div>
  )
}
