import type { Question } from '../../../../shared/model/question.ts'
import { useText } from '../../../state/texts.ts'
import { Link } from '../../../ui/link.tsx'
import { FilePreview } from './file-preview.tsx'

/** What the provider keeps of a picture ends so (provider, domain/attachments). */
const IS_PICTURE = /\.(?:jpg|webp)$/

/** An answer as the guest gave it, line breaks and files included. */
export function AnswerWords({ question }: { question: Question }) {
  const t = useText()
  const { answer, options } = question
  if (!answer) return null
  const chosen = options.filter(({ id }) => answer.options?.includes(id)).map(({ title }) => title)
  const time = answer.checkin_time ?? answer.checkout_time
  return (
    <>
      {time && <bdi dir="ltr">{time}</bdi>}
      {answer.text && <p className="said">{answer.text}</p>}
      {chosen.length > 0 && <p lang={question.lang ?? undefined}>{chosen.join(' · ')}</p>}
      {answer.rooms?.map((room, at) => (
        <p key={room.reservation_hotel_room_id ?? at}>
          {t('questions.peopleOfRoom', { number: at + 1, men: room.men_count, women: room.women_count })}
        </p>
      ))}
      {answer.remote_attachments_urls?.map((url, at) => (
        <p key={url}>
          <Link outside href={url}>
            {IS_PICTURE.test(url) && <FilePreview file={{ url, mime: 'image/*', name: '' }} />}
            {t('questions.file', { number: at + 1 })}
          </Link>
        </p>
      ))}
    </>
  )
}
