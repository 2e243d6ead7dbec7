import { ATTACHMENT_BYTES, ATTACHMENT_FILES, FREE_TEXT_CHARACTERS } from '../../constants.ts'
import type { Answer, Question, QuestionType } from '../../model/stay/question.ts'

/** Why an answer cannot be taken. */
export type AnswerError = 'required' | 'textLimit' | 'fileLimit' | 'unknownOption' | 'oneOption' | 'peopleSum'

type Asked = Pick<Question, 'question_type' | 'answer_type' | 'required' | 'multiple' | 'attachable'> & {
  options: readonly { id: string }[]
}
type Context = {
  /** The adults of each room, in order. */
  adults: readonly number[]
}

/** QUESTION-012: Unicode code points, so that a sign of many bytes is one (AMB-49). */
export const characters = (text: string): number => [...text].length

/** The form and the server ask this one rule; null where the answer can be taken. */
export function answerError(asked: Asked, given: Answer | undefined, context: Context): AnswerError | null {
  const files = given?.remote_attachments_urls?.length ?? 0
  if (files > ATTACHMENT_FILES || (files > 0 && !asked.attachable)) return 'fileLimit'
  return OF_TYPE[asked.question_type](asked, given ?? {}, context)
}

type Rule = (asked: Asked, given: Answer, context: Context) => AnswerError | null

const timeRule =
  (field: 'checkin_time' | 'checkout_time'): Rule =>
  (asked, given) =>
    chosenFault(asked, given[field] ? [given[field]] : [])

const OF_TYPE = {
  notification: () => null,
  checkin: timeRule('checkin_time'),
  checkout: timeRule('checkout_time'),
  people_per_room: peopleFault,
  free: (asked, given) =>
    asked.answer_type === 'text' ? textFault(asked, given) : chosenFault(asked, given.options ?? []),
} as const satisfies Record<QuestionType, Rule>

function textFault(
  { required }: Asked,
  { text = '', remote_attachments_urls: files = [] }: Answer,
): AnswerError | null {
  if (characters(text) > FREE_TEXT_CHARACTERS) return 'textLimit'
  // A picture of the passport answers as well as its number.
  return required && !text.trim() && files.length === 0 ? 'required' : null
}

function chosenFault({ required, multiple, options }: Asked, chosen: readonly string[]): AnswerError | null {
  if (chosen.length === 0) return required ? 'required' : null
  if (chosen.length > 1 && !multiple) return 'oneOption'
  const isKnown = chosen.every((id, at) => options.some((option) => option.id === id) && chosen.indexOf(id) === at)
  return isKnown ? null : 'unknownOption'
}

/** QUESTION-006: men and women of a room are its adults. */
function peopleFault({ required }: Asked, { rooms = [] }: Answer, { adults }: Context): AnswerError | null {
  if (rooms.length === 0) return required ? 'required' : null
  const isRight =
    rooms.length === adults.length &&
    rooms.every((room, at) => room.adults === adults[at] && room.men_count + room.women_count === room.adults)
  return isRight ? null : 'peopleSum'
}

/** Nothing is said in it. */
export const isEmptyAnswer = (answer: Answer): boolean => Object.values(answer).every((value) => value === undefined)

/** What is kept of a picture ends so (provider, domain/attachments). */
export const IS_PICTURE = /\.(?:jpg|webp)$/

/** QUESTION-006: the other count is what is left of the adults. */
export const otherCount = (adults: number, entered: number): number => Math.max(0, adults - entered)

/** QUESTION-017 to QUESTION-019: both days count, either may be missing; without a stay the hotel's today stands for it. */
export function isShownOn(
  { display_start_date: start, display_end_date: end }: Pick<Question, 'display_start_date' | 'display_end_date'>,
  checkin: string | null,
  businessDate: string,
): boolean {
  const day = checkin || businessDate
  return (start === null || start <= day) && (end === null || day <= end)
}

const MEGABYTE = 1024 * 1024
/** The same limits in the words of a guest. */
export const FILE_LIMITS = { files: ATTACHMENT_FILES, megabytes: ATTACHMENT_BYTES / MEGABYTE }

/** AMB-49: 30 files a question, 80 MB an image. Which of the new files are refused before anything is sent. */
export function splitFiles<File extends { size: number }>(
  present: number,
  files: readonly File[],
): { taken: File[]; refused: File[] } {
  const small = files.filter(({ size }) => size <= ATTACHMENT_BYTES)
  const taken = small.slice(0, Math.max(0, ATTACHMENT_FILES - present))
  return { taken, refused: files.filter((file) => !taken.includes(file)) }
}
