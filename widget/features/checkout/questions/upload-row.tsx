import { useSetAtom } from 'jotai'

import { say } from '../../../state/banner.ts'
import { useText } from '../../../state/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNote } from '../../../ui/field-frame.tsx'
import { close } from '../../../ui/icons/signs.ts'
import { RoundButton } from '../../../ui/round-button.tsx'
import { cancelUploadAtom, retryUploadAtom } from './uploads.ts'
import type { Upload } from './uploads.ts'

/** A file on its way, or one that did not get there. */
export function UploadRow({ upload }: { upload: Upload }) {
  const t = useText()
  const cancel = useSetAtom(cancelUploadAtom)
  const retry = useSetAtom(retryUploadAtom)
  const { id, file, at } = upload
  const { name } = file
  return (
    <li className="file">
      <span className="grow stack tight">
        <bdi className="small">{name}</bdi>
        {at.kind === 'failed' ? (
          <span role="alert">
            <FieldNote id={`upload-${id}`} error={say(t, at.shown.told)} />
          </span>
        ) : (
          <progress
            aria-label={t('questions.sending', { name })}
            value={at.kind === 'sending' ? at.share : 0}
            max={1}
          />
        )}
      </span>
      {at.kind === 'failed' && (
        <Button size="small" aria-label={t('questions.retryFile', { name })} onClick={() => retry(id)}>
          {t('core.tryAgain')}
        </Button>
      )}
      <RoundButton plain tight icon={close} label={t('questions.removeFile', { name })} onClick={() => cancel(id)} />
    </li>
  )
}
