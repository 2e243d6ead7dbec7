import { atom } from 'jotai'
import type { PrimitiveAtom, SetStateAction, WritableAtom } from 'jotai'

import type { Given, GivenAnswers, Question } from '../../../shared/model/stay/question.ts'
import { answerError, FILE_LIMITS } from '../../../shared/rules/person/questions.ts'
import type { AnswerError } from '../../../shared/rules/person/questions.ts'
import type { Message } from '../messages/messages.ts'
import { questionKey } from '../messages/failures.ts'
import type { QuestionError } from '../messages/failures.ts'
import { toAnswer } from './answered.ts'
import { uploadsInto } from './uploads.ts'

const WORDS = {
  required: { key: 'errors.required' },
  textLimit: { key: 'errors.tooLong' },
  fileLimit: { key: 'errors.fileLimit', values: FILE_LIMITS },
  unknownOption: { key: 'questions.unknownOption' },
  oneOption: { key: 'questions.unknownOption' },
  peopleSum: { key: 'questions.peopleSum' },
} as const satisfies Record<AnswerError, Message>

/** Said while it is written; everything else when the guest wants to go on. */
const AT_ONCE: readonly AnswerError[] = ['textLimit', 'peopleSum']

export type GivenAtom = WritableAtom<GivenAnswers, [SetStateAction<GivenAnswers>], void>

/** Questions and what is being answered to them, wherever they are asked: while booking, and afterwards. */
export function answerSheet(givenAtom: GivenAtom, faultAtom: PrimitiveAtom<QuestionError | null>) {
  const uploads = uploadsInto(givenAtom)
  /** The questions whose mistakes are all shown, because the guest wanted to go on. */
  const wantedAtom = atom<ReadonlySet<string>>(new Set<string>())

  /** The mistakes of these questions that are shown now, by key. */
  const toldOfAtom = atom((get) => (asked: readonly Question[], adults: readonly number[]): Record<string, Message> => {
    const given = get(givenAtom)
    const server = get(faultAtom)
    const message: Record<string, Message> = {}
    for (const question of asked) {
      const key = questionKey(question)
      const fault = answerError(question, toAnswer(given[key] ?? {}), { adults })
      const isWanted = get(wantedAtom).has(key)
      if (fault && (isWanted || (AT_ONCE.includes(fault) && isTouched(given[key])))) message[key] = WORDS[fault]
      else if (isWanted && get(uploads.uploadsAtom).some((upload) => upload.key === key))
        message[key] = { key: 'questions.waitForFiles' }
      else if (server?.key === key) message[key] = server.message
    }
    return message
  })

  /** Shows every mistake of these questions; true when there is none. */
  const checkAtom = atom(null, (get, set, asked: readonly Question[], adults: readonly number[]): boolean => {
    set(wantedAtom, new Set(asked.map(questionKey)))
    set(faultAtom, null)
    return Object.keys(get(toldOfAtom)(asked, adults)).length === 0
  })

  const giveAtom = atom(null, (get, set, key: string, change: Partial<Given>) => {
    set(givenAtom, (all) => ({ ...all, [key]: { ...all[key], ...change } }))
    set(wantedAtom, (wanted) => new Set([...wanted].filter((other) => other !== key)))
    if (get(faultAtom)?.key === key) set(faultAtom, null)
  })

  return { ...uploads, givenAtom, faultAtom, toldOfAtom, checkAtom, giveAtom }
}
export type AnswerSheet = ReturnType<typeof answerSheet>

/** Counting the people of a room begins with the first number, and is right only with the last. */
const isTouched = (given: Given | undefined): boolean =>
  given?.rooms?.every(({ men_count, women_count }) => men_count + women_count > 0) ?? true
