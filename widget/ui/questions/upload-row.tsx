import type { Translate } from '../../lib/i18n.ts'
import { Button } from '../controls/button.tsx'
import { FieldNote } from '../fields/field-frame.tsx'
import { close } from '../icons/signs.ts'
import { RoundButton } from '../controls/round-button.tsx'

/** How far a file is, from 0 to 1, or why it did not get there. */
export type UploadShown = { id: string; name: string; share: number; error: string | null }
type UploadRowProps = { t: Translate; upload: UploadShown; onRetry: (id: string) => void; onStop: (id: string) => void }

/** A file on its way, or one that did not get there. */
export function UploadRow({ t, upload, onRetry, onStop }: UploadRowProps) {
  const { id, name, share, error } = upload
  return (
    <li className="file">
      <span className="grow stack tight">
        <bdi className="small">{name}</bdi>
        {error !== null ? (
          <span role="alert">
            <FieldNote id={`upload-${id}`} error={error} />
          </span>
        ) : (
          <progress aria-label={t('questions.sending', { name })} value={share} max={1} />
        )}
      </span>
      {error !== null && (
        <Button size="small" aria-label={t('questions.retryFile', { name })} onClick={() => onRetry(id)}>
          {t('core.tryAgain')}
        </Button>
      )}
      <RoundButton plain tight icon={close} label={t('questions.removeFile', { name })} onClick={() => onStop(id)} />
    </li>
  )
}
