import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { fillPath } from '../../shared/booking-routes.ts'
import { hotelRoutes } from '../../shared/routes.ts'
import type { RouteId } from '../../shared/routes.ts'
import { openGuest } from '../../test/contract/helpers/guest.ts'
import { HANAKO, PASSWORD, signIn } from '../../test/contract/helpers/members.ts'
import { ADMIN, offerCorporate, TRAVEL } from '../../test/contract/helpers/organizations.ts'
import { openWorld } from '../../test/contract/helpers/world.ts'
import type { World } from '../../test/contract/helpers/world.ts'
import { until } from '../../test/lib/until.ts'
import { openVisit } from '../../test/lib/widget/open-visit.ts'
import { isSignedInAtom } from '../state/settings/settings.ts'

const PERSONS = ['visitor', 'member', 'traveller', 'admin', 'both'] as const
type Person = (typeof PERSONS)[number]
type HotelRouteId = keyof typeof hotelRoutes

const HOME = '/booking/result'
const SIGN_IN = '/sign-in'
const CORPORATE = '/organization-sign-in'
const STAYS = '/organization-reservations'

/** Where whoever asks for a page stands in the end; null: at the page itself. In the order of PERSONS. */
type Ends = readonly [visitor: string | null, member: string | null, traveller: string | null, admin: string | null, both: string | null] // prettier-ignore

const OF_MEMBERS: Ends = [SIGN_IN, null, SIGN_IN, SIGN_IN, null]
const TO_SIGN_IN: Ends = [null, HOME, null, null, HOME]
/** A company's account signs up for nothing (AMB-27). */
const TO_SIGN_UP: Ends = [null, HOME, HOME, HOME, HOME]

// Written from the specification (000 §2.1, §2.6, §6; AMB-33): what it calls protected, and what signing in or up would give.
const ENDS: Partial<Record<HotelRouteId, Ends>> = {
  myAccount: OF_MEMBERS,
  accountProfile: OF_MEMBERS,
  accountReservations: OF_MEMBERS,
  accountPoints: OF_MEMBERS,
  accountPaymentOptions: OF_MEMBERS,
  accountPromotions: OF_MEMBERS,
  memberSetup: OF_MEMBERS,
  lotteryEntry: OF_MEMBERS,
  lotteryConfirmation: OF_MEMBERS,
  organizationAdmin: [CORPORATE, CORPORATE, STAYS, null, STAYS],
  organizationReservations: [CORPORATE, CORPORATE, null, null, null],
  signIn: TO_SIGN_IN,
  otaSignIn: TO_SIGN_IN,
  chatSignIn: TO_SIGN_IN,
  signUp: TO_SIGN_UP,
  signUpResult: TO_SIGN_UP,
  chatSignUp: TO_SIGN_UP,
  chatSignUpForm: TO_SIGN_UP,
  chatSignUpResult: TO_SIGN_UP,
  forgotPassword: TO_SIGN_IN,
  resendConfirmation: TO_SIGN_IN,
  organizationSignIn: [null, null, HOME, HOME, HOME],
}

/** These do something and leave; what they do has tests of its own. */
const PASSING: ReadonlySet<HotelRouteId> = new Set<HotelRouteId>([
  'signOut',
  'organizationSignOut',
  'iframeToken',
  'iframeLiffToken',
  'memberSystemReturn',
  'customReturn',
  'externalReturn',
  'changeLocale',
])

const LEADS_TO_SIGN_IN = new Set([SIGN_IN, CORPORATE, '/chat-sign-in'])
const PARAMS = { confirmationNumber: 'LBCD-1000-0006', lotteryEntryNumber: 'LBCD-1000-0006', paymentNumber: 'none' }

describe('every page, for everybody', () => {
  let world: World
  before(async () => {
    world = await openWorld()
    await offerCorporate(world)
  })
  after(() => world.close())

  async function visitAs(person: Person, query = '') {
    const visit = await openVisit(world, { query })
    if (person === 'member' || person === 'both') {
      visit.go('signIn')
      await visit.signIn()
      await until(() => visit.store.get(isSignedInAtom) && visit.path() === HOME, 'a member')
    }
    if (person !== 'visitor' && person !== 'member') {
      await visit.signInFor(person === 'admin' ? ADMIN : TRAVEL)
      await visit.arrives(HOME)
    }
    return visit
  }

  PERSONS.forEach((person, at) =>
    it(`leads the ${person} to where they can go on, and shows them what is theirs [PERM-001] [ROUTE-016] [ROUTE-025] [ROUTE-039]`, async () => {
      const visit = await visitAs(person)
      const routes = Object.entries(hotelRoutes) as [HotelRouteId, { path: string }][]
      // Those that ask for a sign-in come last: what they would lead back to is kept.
      const asksToSignIn = ([id]: [HotelRouteId, unknown]) => LEADS_TO_SIGN_IN.has(ENDS[id]?.[at] ?? '')
      for (const [id, row] of [...routes.filter((one) => !asksToSignIn(one)), ...routes.filter(asksToSignIn)]) {
        if (PASSING.has(id)) continue
        visit.go('result')
        await visit.arrives(HOME)
        visit.go(id, undefined, PARAMS)
        const own = fillPath(row.path, { code: 'shirotsuki', ...PARAMS })
        const ends = ENDS[id]
        if (ends) {
          const end = ends[at] ?? own
          await until(
            () => visit.path() === end && (end === HOME || visit.root.querySelector('.screen h1') !== null),
            () => `${id} as ${person} at ${end}, and not ${visit.path()}`,
          )
        } else {
          await until(
            () => visit.path() === HOME || visit.root.querySelector('.screen > :not([role=status]), dialog') !== null,
            () => `${id} as ${person}: ${visit.path()}`,
          )
          assert.ok(!LEADS_TO_SIGN_IN.has(visit.path()), `${id} asks the ${person} to sign in`)
        }
      }
      visit.close()
    }),
  )

  it('leads back to what was asked for, once somebody has signed in; in a chatbot by its own sign-in [PERM-001] [ROUTE-028]', async () => {
    const asked = Object.entries(ENDS).filter(([, ends]) => ends === OF_MEMBERS) as [RouteId, Ends][]
    // What is still missing of a new member is a step of signing in, and none to come back to.
    const isStep = (id: RouteId) => id === 'memberSetup'
    for (const [id] of asked.filter(([one]) => !isStep(one))) {
      const visit = await openVisit(world)
      visit.go(id, undefined, PARAMS)
      await visit.arrives(SIGN_IN)
      await visit.signIn()
      await visit.arrives(fillPath(hotelRoutes[id as HotelRouteId].path, PARAMS))
      visit.close()
    }
    const corporate = await openVisit(world)
    corporate.go('organizationAdmin')
    await corporate.arrives(CORPORATE)
    await corporate.write({ account_id: ADMIN, password: PASSWORD })
    await corporate.submit()
    await corporate.arrives('/organization-admin')
    corporate.close()
    const chat = await openVisit(world, { query: 'iframe=triplabot' })
    chat.go('accountProfile')
    await chat.arrives('/chat-sign-in')
    chat.close()
  })

  it('opens the account to its member only where the hotel has a sign-in for members, its own or another [ACCOUNT-017]', async () => {
    const { session } = await signIn(await openGuest(world), HANAKO)
    const pages = Object.entries(ENDS).filter(([id]) => /^account|^myAccount$/.test(id)) as [HotelRouteId, Ends][]
    assert.equal(pages.length, 6)
    for (const [membership_enabled, custom_auth, isOpen] of [
      [false, false, false],
      [false, true, true],
      [true, false, true],
    ] as const) {
      const visit = await openVisit(world, {
        async bend(line, answer) {
          if (/^POST .*client_sessions$/.test(line)) return Response.json({ data: { client_session: session } })
          if (!line.endsWith('/settings/booking_widget')) return null
          const { data } = await (await answer()).json()
          return Response.json({ data: { ...data, membership_enabled, custom_auth } })
        },
      })
      await until(() => visit.store.get(isSignedInAtom), 'a member')
      for (const [id] of pages) {
        visit.go('result')
        await visit.arrives(HOME)
        visit.go(id)
        if (isOpen) await visit.see('.screen .account-tabs')
        else await visit.arrives(HOME)
        assert.equal(visit.path(), isOpen ? hotelRoutes[id].path : HOME)
      }
      if (!isOpen) await visit.sees('This hotel does not offer that page.')
      visit.close()
    }
  })
})
