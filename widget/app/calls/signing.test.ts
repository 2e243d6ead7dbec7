import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { accounts } from '../../../shared/contract/accounts.ts'
import { openGuest } from '../../../test/contract/helpers/guest.ts'
import { secretIn } from '../../../test/contract/helpers/letters.ts'
import { HANAKO, newMember, PASSWORD, signIn } from '../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { assertCall, playScenes, REFUSED, refused } from '../../../test/lib/call-scenes.ts'
import type { Scene, Visit } from '../../../test/lib/call-scenes.ts'
import { openVisit } from '../../../test/lib/widget/open-visit.ts'
import { until } from '../../../test/lib/until.ts'
import { programAtom } from '../../state/session/user.ts'
import { identityAtom } from '../../state/settings/settings.ts'

const HOTEL = 1
const NEW_PASSWORD = 'Akatsuki2027'
const AKI = { first_name: 'Aki', last_name: 'Mori' }

/** Somebody who has just signed up, and the secret of their mail. */
async function signedUp(world: World, email: string) {
  const body = {
    email,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    profile: AKI,
    terms_accepted: true,
    privacy_accepted: true,
  }
  await (await openGuest(world)).send(accounts.signUp, { hotelId: HOTEL, body })
  return secretIn(world, email, 'confirmation_token')
}

const SCENES: Scene[] = [
  {
    title: 'the sign-in, with address and password [CALL-071]',
    line: 'POST /hotels/1/memberships/sign_in',
    body: { email: HANAKO, password: PASSWORD },
    type: 'application/x-www-form-urlencoded',
    async play(visit) {
      visit.go('signIn')
      await visit.write({ email: HANAKO, password: PASSWORD })
      await visit.submit()
    },
    shows: 'はなこ',
  },
  {
    title: 'the sign-up, with all that was ticked [CALL-073]',
    line: 'POST /hotels/1/memberships/sign_up',
    body: {
      email: 'aki@guest.example',
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
      profile: { ...AKI, promotions_opt_in: false },
      terms_accepted: true,
      privacy_accepted: true,
    },
    async play(visit) {
      visit.go('signUp')
      await visit.write({ ...AKI, email: 'aki@guest.example', terms: true, privacy: true })
      await visit.write({ password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD })
      await visit.submit()
    },
    shows: '/sign-up-result',
  },
  {
    title: 'a letter for a forgotten password [CALL-082]',
    line: 'POST /hotels/1/memberships/start_reset_password_process',
    body: { email: HANAKO },
    async play(visit) {
      visit.go('forgotPassword')
      await visit.write({ email: HANAKO })
      await visit.submit()
    },
    shows: 'Check your e-mail',
  },
  {
    title: 'the letter of a sign-up once more [CALL-084]',
    line: 'POST /hotels/1/memberships/resend_confirmation',
    body: { email: 'aki@guest.example' },
    async play(visit) {
      visit.go('resendConfirmation')
      await visit.write({ email: 'aki@guest.example' })
      await visit.submit()
    },
    shows: 'Check your e-mail',
  },
  {
    title: 'what a member did not say elsewhere [CALL-086]',
    line: 'POST /hotels/1/memberships/setup',
    body: { profile: AKI },
    member: async (world) => (await newMember(world, { needs_setup: true })).email,
    async play(visit) {
      visit.go('memberSetup')
      await visit.write(AKI)
      await visit.submit()
    },
    shows: 'Aki',
  },
]

describe('the widget asks its server for', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  playScenes(() => world, SCENES)

  const visitIn = async (options: Parameters<typeof openVisit>[1], work: (visit: Visit) => Promise<void>) => {
    const visit = await openVisit(world, options)
    await work(visit).finally(() => visit.close())
  }
  const failing = (line: string) => async (asked: string) => (asked === line ? refused() : null)
  const last = (visit: Visit, line: string) =>
    until(
      () => visit.sent.findLast((call) => call.line === line && call.answer !== null),
      () => `${line} among ${visit.sent.map((call) => call.line).join(', ')}`,
    )

  it('whether the link of a mail is good, and then for what it opens [CALL-074] [CALL-076]', async () => {
    const token = await signedUp(world, 'link@guest.example')
    const VERIFY = 'POST /hotels/1/memberships/sign_up/verify'
    const CONFIRM = 'GET /hotels/1/memberships/confirm'
    const open = new Set([VERIFY, CONFIRM])
    const bend = async (line: string) => (open.delete(line) ? refused() : null)
    await visitIn({ query: `confirmation_token=${token}`, bend }, async (visit) => {
      visit.go('memberConfirmation')
      await visit.sees(REFUSED)
      assert.equal(visit.sent.filter(({ line }) => line === CONFIRM).length, 0)
      await visit.press('Try again')
      await last(visit, CONFIRM)
      await visit.sees(REFUSED)
      await visit.press('Try again')
      await visit.sees('Your e-mail address is confirmed.')
      assertCall(await last(visit, VERIFY), { body: { confirmation_token: token } }, false)
      assertCall(await last(visit, CONFIRM), { query: { confirmation_token: token } }, false)
    })
  })

  it('the session that a token stands for, as soon as it comes [CALL-088]', async () => {
    const TOKENS = 'POST /hotels/1/memberships/tokens'
    const { refresh_token } = await signIn(await openGuest(world), HANAKO)
    const query = `refresh_token=${refresh_token}`
    await visitIn({ query, bend: failing(TOKENS) }, async (visit) => void (await visit.sees(REFUSED)))
    await visitIn({ query }, async (visit) => {
      assertCall(await last(visit, TOKENS), { body: { refresh_token, hotel_code: 'shirotsuki' } }, false)
      await visit.sees('はなこ')
    })
  })

  it('the words of the hotel on its sign-in, and does without them [CALL-013]', async () => {
    const BUTTON = 'GET /hotels/shirotsuki/settings/sign_in_button'
    await visitIn({ bend: failing(BUTTON) }, async (visit) => {
      await last(visit, BUTTON)
      await visit.sees('Check-in and check-out')
      assert.ok(!visit.words().includes(REFUSED))
    })
    const data = { is_active: true, translations_attributes: [{ locale: 'en', label: 'Moon club' }] }
    const bend = async (line: string) => (line === BUTTON ? Response.json({ data }) : null)
    await visitIn({ bend }, async (visit) => {
      await visit.sees('Moon club')
      assertCall(await last(visit, BUTTON), {}, false)
    })
  })

  it('the program of a member, and to be forgotten, in which no answer holds anybody up [CALL-093] [CALL-075]', async () => {
    const [PROGRAM, OUT] = ['GET /hotels/1/memberships/program', 'DELETE /hotels/1/memberships/sign_out']
    for (const isRefused of [true, false])
      await visitIn(
        { bend: async (line) => (isRefused && (line === PROGRAM || line === OUT) ? refused() : null) },
        async (visit) => {
          visit.go('signIn')
          await visit.signIn()
          assertCall(await last(visit, PROGRAM), {}, true)
          await visit.sees('はなこ')
          if (!isRefused) await until(() => visit.store.get(programAtom)?.id === 101, 'the program')
          visit.go('signOut')
          await visit.arrives('/booking/result')
          await until(() => visit.store.get(identityAtom)?.userId === null, 'nobody')
          assertCall(await last(visit, OUT), {}, true)
          assert.ok(!visit.words().includes(REFUSED))
        },
      )
  })
})
