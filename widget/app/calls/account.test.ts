import { after, before, describe } from 'node:test'

import { HANAKO, newMember, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { comeTo, playScenes, send } from '../../../test/lib/call-scenes.ts'
import type { Scene } from '../../../test/lib/call-scenes.ts'

const anybody = async (world: World) => (await newMember(world)).email

const PROFILE: Scene[] = [
  {
    title: 'what the member told about themselves [CALL-077]',
    line: 'GET /hotels/1/memberships/show',
    member: HANAKO,
    play: (visit) => comeTo(visit, 'accountProfile'),
    shows: 'About you',
  },
  {
    title: 'the programs of the brand [CALL-104]',
    line: 'GET /hotel_brands/1/membership_programs',
    member: HANAKO,
    play: (visit) => comeTo(visit, 'accountProfile'),
    shows: 'Moon Viewers',
  },
  {
    title: 'a change of what the member told [CALL-079]',
    line: 'PUT /hotels/1/memberships/update',
    body: { first_name: 'Hana' },
    member: anybody,
    async play(visit) {
      visit.go('accountProfile')
      await visit.write({ first_name: 'Hana' })
      await send(visit, 'first_name')
    },
    shows: 'Your changes have been saved.',
  },
  {
    title: 'another address for mails [CALL-080]',
    line: 'PUT /hotels/1/memberships/update_email',
    body: { email: 'moved@guest.example', password: PASSWORD },
    member: anybody,
    async play(visit, isAgain) {
      visit.go('accountProfile')
      if (!isAgain) await visit.press('Change e-mail')
      await visit.write({ new_email: 'moved@guest.example', password: PASSWORD })
      await send(visit, 'new_email')
    },
    shows: 'moved@guest.example has yet to be confirmed',
  },
  {
    title: 'the letter to another address once more [CALL-083]',
    line: 'GET /hotels/1/memberships/resend_confirm_email',
    member: async (world) => (await newMember(world, { email_pending: 'pending@guest.example' })).email,
    async play(visit) {
      visit.go('accountProfile')
      await visit.press('Send it again')
    },
    shows: 'We have sent the e-mail again.',
  },
  {
    title: 'another password [CALL-081]',
    line: 'PUT /hotels/1/memberships/update_password',
    body: { current_password: PASSWORD, password: 'Akatsuki2027', password_confirmation: 'Akatsuki2027' },
    member: anybody,
    async play(visit, isAgain) {
      visit.go('accountProfile')
      if (!isAgain) await visit.press('Change password')
      await visit.write({ current_password: PASSWORD, password: 'Akatsuki2027', password_confirmation: 'Akatsuki2027' })
      await send(visit, 'current_password')
    },
    shows: 'Your password has been changed.',
  },
  {
    title: 'another program of the member [CALL-087]',
    line: 'POST /hotels/1/memberships/switch',
    body: { program_id: 102 },
    member: HANAKO,
    async play(visit) {
      visit.go('accountProfile')
      await visit.write({ program: '102' })
    },
    shows: 'Programme',
  },
  {
    title: 'the end of the account [CALL-085]',
    line: 'POST /hotels/1/memberships/cancel',
    body: { password: PASSWORD },
    member: anybody,
    async play(visit, isAgain) {
      visit.go('accountProfile')
      if (!isAgain) await visit.press('Delete my account')
      await visit.write({ password: PASSWORD, sure: true })
      await visit.press('Delete permanently')
    },
    shows: '/member-deleted-confirmation',
  },
]

const FIVE = { page: '1', per_page: '5' }
const WALLET: Scene[] = [
  {
    title: 'the points [CALL-089]',
    line: 'GET /hotels/1/memberships/point',
    member: HANAKO,
    play: (visit) => comeTo(visit, 'accountPoints'),
    shows: '12,800',
  },
  {
    title: 'what came and went of the points, five a page [CALL-090]',
    line: 'GET /hotels/1/memberships/points_timeline',
    query: { ...FIVE, scope: 'current' },
    member: HANAKO,
    play: (visit) => comeTo(visit, 'accountPoints'),
    shows: 'Earned with a stay',
  },
  {
    title: 'a gift for points [CALL-092]',
    line: 'POST /hotels/1/memberships/point_exchanges',
    body: { amount: 1000, exchange_type: 'digico' },
    member: HANAKO,
    async play(visit, isAgain) {
      visit.go('accountPoints')
      if (!isAgain) {
        await visit.write({ amount: '1000' })
        await send(visit, 'amount')
      }
      const button = await visit.see('dialog footer button')
      button.click()
    },
    shows: 'Your digital gift is ready.',
  },
  {
    title: 'the gifts there were [CALL-091]',
    line: 'GET /hotels/1/memberships/point_exchanges',
    query: FIVE,
    member: HANAKO,
    play: (visit) => comeTo(visit, 'accountPoints'),
    shows: 'Gift for 1,000 Points',
  },
  {
    title: 'the saved cards [CALL-094]',
    line: 'GET /hotels/1/memberships/credit_cards',
    member: HANAKO,
    play: (visit) => comeTo(visit, 'accountPaymentOptions'),
    shows: /4242/,
  },
  {
    title: 'the coupons [CALL-096]',
    line: 'GET /hotels/1/memberships/discount_coupons',
    member: HANAKO,
    play: (visit) => comeTo(visit, 'accountPromotions'),
    shows: 'WELCOME10',
  },
  {
    title: 'the vouchers [CALL-128]',
    line: 'GET /user/vouchers',
    member: HANAKO,
    async play(visit) {
      await comeTo(visit, 'accountPromotions')
      await visit.press('Vouchers')
    },
    shows: 'STAY-5000',
  },
]

describe('the widget asks its server for', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  // Another program has other points, so that its scenes come last.
  playScenes(() => world, [...WALLET, ...PROFILE])
})
