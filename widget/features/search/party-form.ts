import type { Settings } from '../../../shared/model/hotel/settings.ts'
import { partyError } from '../../../shared/rules/party/party.ts'
import type { PartyErrorKey, PartyLimits } from '../../../shared/rules/party/party.ts'
import { times } from '../../../shared/rules/times.ts'
import type { FormRoom } from './state.ts'

export type Kids = Pick<Settings, 'kids_setting' | 'kids_tiers'>
export type Answers = readonly (string | null)[]

/** What is known of each child: its age, or the code of what it eats and where it sleeps. */
export function answersOf(room: FormRoom, { kids_setting }: Kids): Answers {
  if (room.asked) return room.asked
  const known =
    kids_setting.kids_type === 'ages'
      ? (room.kids_ages ?? []).map(String)
      : (room.kids_tiers ?? []).flatMap((tier) => times(tier.children, () => tier.code))
  return times(room.children, (at) => known[at] ?? null)
}

/** Whether something about a child is still to be said. */
export const isOpen = (room: FormRoom, kids: Kids): boolean =>
  kids.kids_setting.kids_type !== 'tiers' && answersOf(room, kids).includes(null)

/** The same room with other children; their ages or tiers are a party's only when all are known. */
export function withAnswers(room: FormRoom, asked: Answers, { kids_setting }: Kids): FormRoom {
  const { kids_ages: _ages, kids_tiers: _tiers, ...rest } = room
  const known = asked.filter((answer) => answer !== null)
  const children = asked.length
  if (children === 0 || known.length < children) return { ...rest, children, asked }
  if (kids_setting.kids_type === 'ages') return { ...rest, children, asked, kids_ages: known.map(Number) }
  const codes = [...new Set(known)]
  const kids_tiers = codes.map((code) => ({ code, children: known.filter((other) => other === code).length }))
  return { ...rest, children, asked, kids_tiers }
}

/** As many children; the ones that come are not answered for, the last ones go first. */
export const withChildren = (room: FormRoom, children: number, kids: Kids): FormRoom => {
  const answers = answersOf(room, kids)
  return withAnswers(
    room,
    times(children, (at) => answers[at] ?? null),
    kids,
  )
}

/** So many children of a tier. */
export function withTier(room: FormRoom, code: string, children: number): FormRoom {
  const { asked: _, kids_tiers: known = [], ...rest } = room
  const isNew = !known.some((tier) => tier.code === code)
  const counts = isNew
    ? [...known, { code, children }]
    : known.map((tier) => (tier.code === code ? { code, children } : tier))
  const kids_tiers = counts.filter((tier) => tier.children > 0)
  return {
    ...rest,
    children: kids_tiers.reduce((sum, tier) => sum + tier.children, 0),
    ...(kids_tiers.length > 0 && { kids_tiers }),
  }
}

/** What forbids a room, beside answers that are still to come. */
export const partyRefusal = (room: FormRoom, limits: PartyLimits): PartyErrorKey | null =>
  partyError([room], { ...limits, maxRooms: 1 })

export type StepLimit = { max: number; refusal: PartyErrorKey | null }

/** Whether one more may come, and what forbids it: the rule the server keeps, too. */
export function nextStep(value: number, room: FormRoom, limits: PartyLimits): StepLimit {
  const refusal = partyRefusal(room, limits)
  return { max: refusal ? value : value + 1, refusal }
}
