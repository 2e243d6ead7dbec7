import { atom } from 'jotai'

import { ATTACHMENT_BYTES, ATTACHMENT_FILES } from '../../../../shared/constants.ts'
import type { Answer, Answered, Question } from '../../../../shared/model/question.ts'
import { answerFault } from '../../../../shared/rules/questions.ts'
import type { AnswerFault } from '../../../../shared/rules/questions.ts'
import type { Told } from '../../../state/banner.ts'
import { givenAtom, questionFaultAtom, questionKey } from '../given-answers.ts'
import type { Given } from '../given-answers.ts'
import { partiesAtom } from '../stay.ts'
import { openQuestionsAtom } from './asked.ts'
import { uploadsAtom } from './uploads.ts'

const MEGABYTE = 1024 * 1024
export const FILE_LIMITS = { files: ATTACHMENT_FILES, megabytes: ATTACHMENT_BYTES / MEGABYTE }

const WORDS = {
  required: { key: 'errors.required' },
  textLimit: { key: 'errors.tooLong' },
  fileLimit: { key: 'errors.fileLimit', values: FILE_LIMITS },
  unknownOption: { key: 'questions.unknownOption' },
  oneOption: { key: 'questions.unknownOption' },
  peopleSum: { key: 'questions.peopleSum' },
} as const satisfies Record<AnswerFault, Told>

/** Said while it is written; everything else when the guest wants to go on. */
const AT_ONCE: readonly AnswerFault[] = ['textLimit', 'peopleSum']

export const adultsAtom = atom((get) => get(partiesAtom).map(({ adults }) => adults))

/** As it is sent: without what is empty, and files by their addresses. */
export function toAnswer({ files = [], ...given }: Given): Answer {
  const { text, options, ...rest } = given
  return {
    ...rest,
    ...(text?.trim() && { text }),
    ...(options && options.length > 0 && { options }),
    ...(files.length > 0 && { remote_attachments_urls: files.map(({ url }) => url) }),
  }
}

const isEmpty = (answer: Answer): boolean => Object.values(answer).every((value) => value === undefined)

export function toAnswered(asked: readonly Question[], given: Readonly<Record<string, Given>>): Answered[] {
  return asked.flatMap((question) => {
    const answer = toAnswer(given[questionKey(question)] ?? {})
    return isEmpty(answer) ? [] : [{ id: question.id, ownable_type: question.ownable_type, answer }]
  })
}

/** What the booking says. */
export const sentAtom = atom((get) => toAnswered(get(openQuestionsAtom), get(givenAtom)))

/** The questions whose mistakes are all shown, because the guest wanted to go on. */
const wantedAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The mistakes of these questions that are shown now, by key. */
export const toldOfAtom = atom(
  (get) =>
    (asked: readonly Question[], adults: readonly number[]): Record<string, Told> => {
      const given = get(givenAtom)
      const server = get(questionFaultAtom)
      const told: Record<string, Told> = {}
      for (const question of asked) {
        const key = questionKey(question)
        const fault = answerFault(question, toAnswer(given[key] ?? {}), { adults })
        const isWanted = get(wantedAtom).has(key)
        if (fault && (isWanted || (AT_ONCE.includes(fault) && isTouched(given[key])))) told[key] = WORDS[fault]
        else if (isWanted && get(uploadsAtom).some((upload) => upload.key === key))
          told[key] = { key: 'questions.waitForFiles' }
        else if (server?.key === key) told[key] = server.told
      }
      return told
    },
)

/** Counting the people of a room begins with the first number, and is right only with the last. */
const isTouched = (given: Given | undefined): boolean =>
  given?.rooms?.every(({ men_count, women_count }) => men_count + women_count > 0) ?? true

/** Shows every mistake of these questions; true when there is none. */
export const checkTheseAtom = atom(null, (get, set, asked: readonly Question[], adults: readonly number[]): boolean => {
  set(wantedAtom, new Set(asked.map(questionKey)))
  set(questionFaultAtom, null)
  return Object.keys(get(toldOfAtom)(asked, adults)).length === 0
})

export const checkAtom = atom(null, (get, set): boolean => set(checkTheseAtom, get(openQuestionsAtom), get(adultsAtom)))

export const giveAtom = atom(null, (get, set, key: string, change: Partial<Given>) => {
  set(givenAtom, (all) => ({ ...all, [key]: { ...all[key], ...change } }))
  set(wantedAtom, (wanted) => new Set([...wanted].filter((other) => other !== key)))
  if (get(questionFaultAtom)?.key === key) set(questionFaultAtom, null)
})
