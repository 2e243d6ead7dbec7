import { useAtomValue } from 'jotai'

import { accounts } from '../../../shared/contract/accounts.ts'
import { remoteData, useRemote } from '../../state/remote.ts'
import { organizationAtom } from '../../state/session/organization-at.ts'

/** The membership program an organization belongs to (CORP-007); null: to none, and nobody is asked. */
const programData = remoteData(async ({ api, hotelId }, programId: number | null, signal) =>
  programId === null ? null : (await api(accounts.programById, { hotelId, programId }, { signal })).data,
)

/** Without an answer the page lacks a name, and nothing else. */
export function useProgramName(): string | null {
  const organization = useAtomValue(organizationAtom)
  const { state } = useRemote(programData, organization?.program_id ?? null, { once: true })
  return state.kind === 'ready' ? (state.value?.name ?? null) : null
}
