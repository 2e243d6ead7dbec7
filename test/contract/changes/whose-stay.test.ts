import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { changing } from '../../../shared/contract/changing.ts'
import { managing } from '../../../shared/contract/managing.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { firstRoom, openGuest, TARO } from '../helpers/guest.ts'
import type { ErrorBody, Guest } from '../helpers/guest.ts'
import { bookAs } from '../helpers/member-stays.ts'
import { HANAKO, newMember, signIn } from '../helpers/members.ts'
import { ADMIN, bookForOrganization, MINATO, OTHER, signInAs, TRAVEL } from '../helpers/organizations.ts'
import { openWorld } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

/** Who booked: which sign-ins may change that stay, and what everybody else is told. */
const STAYS = {
  guest: { may: ['nobody'], told: 'guest_booking' },
  member: { may: ['member', 'both'], told: 'member_account' },
  organization: { may: ['company', 'colleague', 'both'], told: 'organization_account' },
} as const
type Owner = keyof typeof STAYS
const LOGINS = ['nobody', 'member', 'otherMember', 'company', 'colleague', 'otherCompany', 'both'] as const
type Login = (typeof LOGINS)[number]
const TOLD: readonly unknown[] = Object.values(STAYS).map(({ told }) => told)

/** None of these is what the stay costs, so that whoever may change it changes nothing either. */
const WRONG = { version: 0, total_price: 1 }

describe('a stay of another', () => {
  let world: World
  let logins: Record<Login, Pick<Guest, 'send'>>
  let numbers: Record<Owner, string>
  let keys = 0
  before(async () => {
    world = await openWorld()
    const guest = await openGuest(world)
    const hanako = await signIn(await openGuest(world), HANAKO, MINATO)
    const company = await signInAs(world, TRAVEL)
    logins = {
      nobody: guest,
      member: hanako,
      otherMember: await signIn(await openGuest(world), (await newMember(world)).email, MINATO),
      company,
      colleague: await signInAs(world, ADMIN),
      otherCompany: await signInAs(world, OTHER),
      both: await signInAs(world, TRAVEL, hanako.headers),
    }
    const room = await firstRoom(guest, MINATO, 'on_site')
    const made = await guest.book(MINATO, await guest.booking(MINATO, 'on_site', [room]), 'a-stay-of-a-guest')
    numbers = {
      guest: made.body.data.reservation_number,
      member: await bookAs(guest, hanako, MINATO, 'a-stay-of-hanako'),
      organization: await bookForOrganization(company, 'a-stay-of-aoba'),
    }
  })
  after(() => world.close())

  const proof = { email: TARO.email }
  const key = () => ({ [HEADERS.idempotencyKey]: `whose-stay-${++keys}` })
  const ACTIONS = {
    update: (who: Pick<Guest, 'send'>, at: { hotelId: number; reservationId: string }) =>
      who.send(changing.update, { ...at, body: { ...proof, ...WRONG, checkout_date: '2026-11-25' } }, key()),
    coupon: (who: Pick<Guest, 'send'>, at: { hotelId: number; reservationId: string }) =>
      who.send(changing.update, { ...at, body: { ...proof, ...WRONG, coupon_code: 'TWONIGHTS' } }, key()),
    cancel: (who: Pick<Guest, 'send'>, at: { hotelId: number; reservationId: string }) => {
      const body = { reason: 'plans' as const, details: '', cancellation_fee_displayed: 999_999 }
      return who.send(managing.cancel, { ...at, query: proof, body }, key())
    },
  }
  const reasonOf = ({ errors }: ErrorBody) => errors[0]?.details.reason

  for (const [owner, { may, told }] of Object.entries(STAYS))
    for (const login of LOGINS) {
      const isRight = (may as readonly string[]).includes(login)
      it(`is ${isRight ? 'changed' : 'refused with its own warning'}: ${owner}’s, by ${login} ${owner === 'guest' ? '[PERM-006] ' : ''}[PERM-007]`, async () => {
        const at = { hotelId: MINATO, reservationId: numbers[owner as Owner] } // its keys are the owners
        for (const [action, act] of Object.entries(ACTIONS)) {
          const { status, body } = await act(logins[login], at)
          const what = `${action}: ${status} ${JSON.stringify(body)}`
          if (isRight) assert.ok(status >= 409 && status < 500 && !TOLD.includes(reasonOf(body)), what)
          else assert.ok([403, 422].includes(status) && reasonOf(body) === told, what)
        }
      })
    }
})
