/** Every call of the contract, for the provider and the tests. The widget imports the tables of its areas directly. */
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

export const CONTRACT = {
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
}
