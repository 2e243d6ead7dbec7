import type { Question } from '../../../shared/model/stay/question.ts'
import { isEmptyAnswer, IS_PICTURE } from '../../../shared/rules/person/questions.ts'
import type { Translate } from '../../lib/i18n.ts'
import { Link } from '../controls/link.tsx'
import { FilePreview } from './file-preview.tsx'
import { SEPARATOR } from '../separator.ts'

/** An answer as the guest gave it, line breaks and files included. */
export function AnswerWords({ t, question }: { t: Translate; question: Question }) {
  const { answer, options } = question
  if (!answer || isEmptyAnswer(answer)) return <p className="soft">{t('questions.none')}</p>
  const chosen = options.filter(({ id }) => answer.options?.includes(id)).map(({ title }) => title)
  const time = answer.checkin_time ?? answer.checkout_time
  return (
    <>
      {time && <bdi dir="ltr">{time}</bdi>}
      {answer.text && <p className="said">{answer.text}</p>}
      {chosen.length > 0 && <p lang={question.lang ?? undefined}>{chosen.join(SEPARATOR)}</p>}
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
