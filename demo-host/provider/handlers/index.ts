import { CONTRACT } from '../../../shared/contract/index.ts'
import type { CallTable, Handlers } from '../../../shared/contract/define.ts'
import type { Context } from '../http/context.ts'
import type { AnyHandlers } from '../http/register.ts'
import { emails } from './emails.ts'
import { extras } from './extras.ts'
import { hotels } from './hotels.ts'
import { members } from './members.ts'
import { payments } from './payments.ts'
import { questions } from './questions.ts'
import { places } from './places.ts'
import { reports } from './reports.ts'
import { reservations } from './reservations.ts'
import { rooms } from './rooms.ts'
import { session } from './session.ts'

// A table without handlers, or a row without its handler, does not compile.
const ALL = {
  session,
  hotels,
  rooms,
  extras,
  reservations,
  payments,
  members,
  questions,
  reports,
  places,
  emails,
} satisfies {
  [Area in keyof typeof CONTRACT]: Handlers<(typeof CONTRACT)[Area], Context>
}

type Area = { table: CallTable; handlers: AnyHandlers }

export const HANDLERS: readonly Area[] = [
  { table: CONTRACT.session, handlers: ALL.session },
  { table: CONTRACT.hotels, handlers: ALL.hotels },
  { table: CONTRACT.rooms, handlers: ALL.rooms },
  { table: CONTRACT.extras, handlers: ALL.extras },
  { table: CONTRACT.reservations, handlers: ALL.reservations },
  { table: CONTRACT.payments, handlers: ALL.payments },
  { table: CONTRACT.members, handlers: ALL.members },
  { table: CONTRACT.questions, handlers: ALL.questions },
  { table: CONTRACT.reports, handlers: ALL.reports },
  { table: CONTRACT.emails, handlers: ALL.emails },
  { table: CONTRACT.places, handlers: ALL.places },
]
