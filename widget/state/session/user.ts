import { atom } from 'jotai'

import type { Program, User } from '../../../shared/model/person/member.ts'
import { atomForVisitor } from './visitor.ts'

/** The member; null for a guest, and until the server has told of them (BOOT-043). */
export const userAtom = atomForVisitor<User | null>(null)
/** The program they belong to; null without one, and until it is there (BOOT-008). */
export const programAtom = atomForVisitor<Program | null>(null)

/** In which programs of the brand somebody is, as whoami and every sign-in say (BOOT-044). */
export type Membership = { programId: number | null; otherProgramIds: readonly number[] }
const NOWHERE: Membership = { programId: null, otherProgramIds: [] }
export const membershipAtom = atomForVisitor<Membership>(NOWHERE)

/** Whether points of theirs can be collected and spent here. */
export const hasPointsAtom = atom((get) => (get(userAtom) ?? get(programAtom))?.point_program_enabled ?? false)
