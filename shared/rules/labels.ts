import { ALL_USERS } from '../model/stay/question.ts'

export type Labelled = {
  program_id: number | null
  rank_id: string | null
  organization: { id: number } | null
}

const [RANK, ORGANIZATION] = ['membership_rank_', 'membership_organization_']
/** Labels that stand for every one of a kind. */
const WHOLE: Readonly<Record<string, string>> = { rank_all: RANK, organization_all: ORGANIZATION }

/** A member, an organization's account, or both at once (CORP-005). */
export function labelledAs(
  member: Pick<Labelled, 'program_id' | 'rank_id'> | null,
  organization: { id: number } | null,
): Labelled | null {
  if (!member && !organization) return null
  return { program_id: member?.program_id ?? null, rank_id: member?.rank_id ?? null, organization }
}

/** QUESTION-020: by what questions and notifications are chosen for somebody; null: nobody is signed in. */
export function labelsOf(who: Labelled | null): string[] {
  if (!who) return [ALL_USERS]
  return [
    ALL_USERS,
    ...(who.program_id === null ? [] : [`membership_program_${who.program_id}`]),
    ...(who.rank_id === null ? [] : [`${RANK}${who.rank_id}`]),
    ...(who.organization === null ? [] : [`${ORGANIZATION}${who.organization.id}`]),
    'place_after_sign_in',
  ]
}

/** Whether something with these labels is for whoever has those. */
export const isLabelled = (audience: readonly string[], labels: readonly string[]): boolean =>
  audience.some((label) => {
    const of = WHOLE[label]
    return labels.includes(label) || (of !== undefined && labels.some((own) => own.startsWith(of)))
  })
