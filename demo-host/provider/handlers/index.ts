import { CONTRACT } from '../../../shared/contract/index.ts'
import type { CallTable, Handlers } from '../../../shared/contract/define.ts'
import type { CallContext } from '../http/context.ts'
import type { AnyHandlers } from '../http/register.ts'
import { accounts } from './accounts.ts'
import { changing } from './changing.ts'
import { emails } from './emails.ts'
import { external } from './external.ts'
import { extras } from './extras.ts'
import { hotels } from './hotels.ts'
import { lottery } from './lottery.ts'
import { managing } from './managing.ts'
import { marketing } from './marketing.ts'
import { members } from './members.ts'
import { organizations } from './organizations.ts'
import { ota } from './ota.ts'
import { paymentLinks } from './payment-links.ts'
import { payments } from './payments.ts'
import { personalDataOfMember, personalDataOfStay } from './personal-data.ts'
import { questions } from './questions.ts'
import { places } from './places.ts'
import { reports } from './reports.ts'
import { reservations } from './reservations.ts'
import { recommender } from './recommender.ts'
import { rooms } from './rooms.ts'
import { session } from './session.ts'
import { starting } from './starting.ts'
import { teaser } from './teaser.ts'
import { wallet } from './wallet.ts'
import { user } from './user.ts'

// A table without handlers, or a row without its handler, does not compile; a start's own request is answered in http/start-together.
const ALL = {
  session,
  starting,
  hotels,
  teaser,
  rooms,
  recommender,
  extras,
  reservations,
  managing,
  payments,
  paymentLinks,
  marketing,
  members,
  personalDataOfStay,
  personalDataOfMember,
  accounts,
  organizations,
  user,
  questions,
  reports,
  places,
  changing,
  emails,
  external,
  wallet,
  lottery,
  ota,
} satisfies {
  [Area in keyof typeof CONTRACT]: Omit<Handlers<(typeof CONTRACT)[Area], CallContext>, 'sessionAndSettings'>
}

type Area = { name: string; table: CallTable; handlers: AnyHandlers }

const TABLES: Record<string, CallTable> = CONTRACT
const HANDLERS_OF: Record<string, AnyHandlers> = ALL

export const HANDLERS: readonly Area[] = Object.entries(TABLES).map(([name, table]) => ({
  name,
  table,
  handlers: HANDLERS_OF[name] ?? {},
}))
