/** Every call of the contract, for the provider and the tests. The widget imports the tables of its areas directly. */
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
import { starting } from './starting.ts'
import { session } from './session.ts'
import { teaser } from './teaser.ts'
import { wallet } from './wallet.ts'
import { user } from './user.ts'

export const CONTRACT = {
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
}
