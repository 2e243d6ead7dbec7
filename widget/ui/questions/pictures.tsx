import type { Question } from '../../../shared/model/stay/question.ts'
import type { Translate } from '../../lib/i18n.ts'
import { Photo } from '../layout/photo.tsx'

/** The hotel's pictures of a question; one that does not come says what it would have shown. */
export function Pictures({ t, question }: { t: Translate; question: Question }) {
  const { remote_attachments_urls: urls, remote_attachments_alts: alts, title } = question
  if (urls.length === 0) return null
  const words = { failed: t('errors.imageFailed'), dismiss: t('core.dismiss') }
  return (
    <div className="question-pictures">
      {urls.map((url, at) => (
        <Photo key={url} url={url} alt={alts[at] || title} aspect="3 / 2" words={words} />
      ))}
    </div>
  )
}
