import { setTimeout as pause } from 'node:timers/promises'

import { creditPoints } from '../../../demo-host/provider/loyalty/point-ledger.ts'
import { MINUTE_MS, SECOND_MS, THREE_DS_MS } from '../../../shared/constants.ts'
import { newMember, PASSWORD } from '../../contract/helpers/members.ts'
import { numberGiven, secondsGiven } from '../given.ts'
import { sweep } from '../house.ts'
import { table } from '../report.ts'
import type { Promised, Section } from '../report.ts'
import { newFolder } from '../running.ts'
import { auditBooks, auditMails, auditMoney, auditStock, countedBooks, markStart, unsettled } from './audits.ts'
import { chanceOf } from './chance.ts'
import type { Chance } from './chance.ts'
import { injectFaults } from './faults.ts'
import type { Injected } from './faults.ts'
import { live, openBenchGuest } from './guest.ts'
import type { Guest } from './guest.ts'
import { auditLastWords } from './last-words.ts'
import { openSite } from './site.ts'
import type { Site } from './site.ts'
import type { Account, Decision, Reached } from './visitor.ts'

const GUESTS = 50
/** Days on which the world has rooms for sale and nobody else is booked. */
const FIRST_DAY = '2026-12-01'
const DECISIONS: readonly (Decision | 'leave')[] = [
  'approve',
  'approve',
  'approve',
  'approve',
  'fail',
  'cancel',
  'leave',
]
/** Members, who spend points. */
const MEMBERS = 10
const [CLUB, POINTS] = [101, 6_000]
/** What a killed process or mail server left behind is taken up again in this time. */
const [RECOVERY_MS, ROUND_MS] = [180 * SECOND_MS, SECOND_MS]

/** Guests who book, change, cancel and pay while everything is killed, frozen and slowed (guarantees S24, S25). */
export const chaos: Section = {
  title: `chaos: ${GUESTS} guests who book, change, cancel and pay; two processes, database and gateway are hurt at random`,
  async run() {
    const [lasts_ms, seed] = [secondsGiven('CHAOS_SECONDS', 300), numberGiven('CHAOS_SEED', 20_261_123)]
    console.log(`  CHAOS_SEED=${seed} CHAOS_SECONDS=${lasts_ms / SECOND_MS}`)
    let drawn = 0
    const chances = () => chanceOf(seed + ++drawn)
    const { folder, remove } = await newFolder()
    const site = await openSite(folder)
    try {
      const guests = await openGuests(site, chances)
      const before = await countedBooks(site)
      await markStart(site)
      const until = Date.now() + lasts_ms
      const [injected] = await Promise.all([
        injectFaults(site, until, chances),
        ...guests.map((guest) => live(guest, () => Date.now() >= until)),
      ])
      show(guests, injected)
      const left = await settle(site)
      return [
        left,
        ...(await auditLastWords(site, guests)),
        ...(await auditMoney(site)),
        ...(await auditStock(site, before)),
        ...(await auditMails(site)),
        ...(await auditBooks(site)),
      ]
    } finally {
      await site.close()
      await remove()
    }
  },
}

async function openGuests(site: Site, chances: () => Chance): Promise<Guest[]> {
  const guests: Guest[] = []
  for (let number = 0; number < GUESTS; number++) {
    const account = number < MEMBERS ? await openAccount(site) : null
    const options = { number, chance: chances(), account, firstDay: FIRST_DAY, decisions: DECISIONS }
    guests.push(await openBenchGuest(reachedIn(site), options))
  }
  return guests
}

const reachedIn = ({ processes, gatewayOrigin, gatewayKey }: Site): Reached => ({
  widget: processes[0]?.origins.widget ?? '',
  api: processes.map(({ origins }) => origins.api),
  identity: processes.map(({ origins }) => origins.identity),
  gateway: gatewayOrigin,
  gatewayKey,
  fetch,
})

async function openAccount({ database }: Site): Promise<Account> {
  const { id: member_id, email } = await newMember({ database })
  const entry = { amount: POINTS, dedupe: `chaos:${member_id}` }
  await database.orm.transaction((tx) => creditPoints(tx, { member_id, program_id: CLUB }, entry, new Date(), null))
  return { email, password: PASSWORD }
}

function show(guests: readonly Guest[], injected: Injected): void {
  const stays = guests.flatMap((guest) => guest.stays)
  const told = (kind: string) => stays.filter(({ word }) => word.kind === kind).length
  const sum = (of: 'changes' | 'payments') => stays.reduce((whole, stay) => whole + stay[of], 0)
  table(
    ['asked for', 'booked', 'cancelled', 'not booked', 'left', 'changes', 'of them paid'],
    [
      [
        stays.length,
        told('booked'),
        told('cancelled'),
        told('not booked'),
        told('gone'),
        sum('changes'),
        sum('payments'),
      ],
    ],
  )
  table(['fault', 'times'], Object.entries(injected))
  const missed = guests.flatMap((guest) => guest.missed)
  table(
    ['page that did not come', 'times'],
    [...new Set(missed)].map((reason) => [reason, missed.filter((one) => one === reason).length]),
  )
}

/** The guests' fifteen minutes are over, and everything that was interrupted is taken up again. */
async function settle(site: Site): Promise<Promised> {
  site.gateway.advance(THREE_DS_MS + MINUTE_MS)
  await sweep(site, THREE_DS_MS / MINUTE_MS + 1)
  const giveUp = Date.now() + RECOVERY_MS
  for (;;) {
    const left = Object.entries(await unsettled(site)).filter(([, number]) => number > 0)
    const seen = left.map(([name, number]) => `${number} ${name}`).join(', ')
    if (left.length === 0 || Date.now() > giveUp)
      return { promise: 'nothing is left unsettled or unsent', seen: seen || 'nothing', isKept: left.length === 0 }
    await pause(ROUND_MS)
    await sweep(site)
  }
}
