import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'

import { createStore } from 'jotai'

import { loadTranslate } from '../../../locales/load.ts'
import { accounts } from '../../../shared/contract/accounts.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { HANAKO, PASSWORD } from '../../../test/contract/helpers/members.ts'
import { openWorld, ORIGINS } from '../../../test/contract/helpers/world.ts'
import type { World } from '../../../test/contract/helpers/world.ts'
import { until } from '../../../test/lib/until.ts'
import { bootAtom } from '../../app/start/boot.ts'
import { createEnvironment } from '../../app/start/environment.ts'
import { rendered } from '../../../test/lib/rendered.tsx'
import { bannersAtom } from '../messages/messages.ts'
import { environmentAtom } from '../environment.ts'
import { askIdentityAtom, becomeMemberAtom, identifyAtom, acceptIdentityAtom } from './identity.ts'
import { placeAtom } from '../navigation/navigation.ts'
import { clientSessionAtom, identityAtom } from '../settings/settings.ts'
import { signOutAtom } from './sign-out.ts'
import { membershipAtom, userAtom } from './user.ts'

type Sent = { method: string; path: string; headers: Headers }
type Answer = { status?: number; body: object }

/** A widget over the real provider, without a screen; an answer of the table takes the place of the provider's own. */
async function openVisit(world: World) {
  const page = rendered(null)
  const sent: Sent[] = []
  const answers = new Map<string, Answer[]>()
  const store = createStore()
  const told: unknown[] = []
  const environment = createEnvironment(
    store,
    {
      hotelCode: 'shirotsuki',
      locale: 'en',
      segmentIds: '',
      parentOrigin: '',
      view: 'search',
      query: '',
      structuredData: false,
      origins: ORIGINS,
    },
    { post: (message) => void told.push(message), listen: () => () => undefined, stop: () => undefined },
    {
      view: page.view as unknown as Window, // happy-dom types its own DOM
      isOwnDocument: false,
      fetch: async (input, init = {}) => {
        const url = input instanceof Request ? input.url : String(input)
        const headers = new Headers(init.headers)
        headers.set('origin', ORIGINS.widget)
        const path = new URL(url).pathname
        sent.push({ method: init.method ?? 'GET', path, headers })
        const spoilt = answers.get(path.split('/').at(-1) ?? '')?.shift()
        if (spoilt) return new Response(JSON.stringify(spoilt.body), { status: spoilt.status ?? 200 })
        return world.fetch(url, { ...init, headers, signal: undefined })
      },
    },
  )
  store.set(environmentAtom, environment)
  store.set(placeAtom, environment.location.get())
  environment.location.listen(() => store.set(placeAtom, environment.location.get()))
  await store.set(bootAtom)
  const hotelId = 1
  return {
    store,
    sent,
    told,
    api: environment.api,
    asked: (end: string) => sent.filter(({ path }) => path.endsWith(end)),
    answer: (end: string, ...given: Answer[]) => void answers.set(end, given),
    async signIn() {
      const { data } = await environment.api(accounts.signIn, { hotelId, body: { email: HANAKO, password: PASSWORD } })
      store.set(becomeMemberAtom, data, 'password')
      return data
    },
    shown: () => store.get(bannersAtom).map(({ message: one, variant }) => [variant, 'key' in one && one.key]),
  }
}

const who = (more: object, reset_code: string | null = null): Answer => ({
  body: {
    data: {
      session: null,
      user_id: null,
      program_id: null,
      non_signed_in_program_ids: [],
      access_token: null,
      ...more,
    },
    meta: { reset_code },
  },
})
const refused = (status: number, code: number): Answer => ({
  status,
  body: { errors: [{ title: 'Refused', details: { code, base: [{ code, error: 'Refused' }] } }] },
})

describe('who is here', () => {
  let world: World
  let visit: Awaited<ReturnType<typeof openVisit>>
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())
  beforeEach(async () => {
    visit = await openVisit(world)
  })

  for (const [id, code] of [
    ['BOOT-011', 'session-token-provided-but-not-found'],
    ['BOOT-012', 'session-found-but-brand-mismatched'],
  ] as const)
    it(`is nobody, and told so, where the session is refused: ${code} [${id}] [ERR-063]`, async () => {
      const { store, answer, signIn, shown } = visit
      await signIn()
      assert.equal(store.get(identityAtom)?.userId, 1001)
      store.set(identityAtom, null)
      answer('whoami', who({}, code))
      await store.set(identifyAtom)
      assert.deepEqual(store.get(identityAtom), { userId: null, accessToken: null })
      assert.equal(store.get(clientSessionAtom), null)
      assert.deepEqual(shown(), [['error', 'errors.alreadySignedOut']])
      for (const locale of LOCALE_CODES) {
        const t = await loadTranslate(locale, ['errors', 'codes'])
        assert.doesNotMatch(t('errors.alreadySignedOut'), /^$|errors\./)
        if (locale === 'en') assert.equal(t('errors.alreadySignedOut'), 'You have already signed out')
      }
    })

  it('is nobody, without a word, where the token says nothing any more [BOOT-013]', async () => {
    const { store, answer, signIn, shown, api, asked } = visit
    await signIn()
    answer('whoami', who({}))
    const answered = await store.set(askIdentityAtom)
    assert.ok(answered)
    await store.set(acceptIdentityAtom, answered)
    assert.deepEqual([store.get(identityAtom)?.userId, store.get(userAtom)], [null, null])
    assert.deepEqual(shown(), [])
    await api(accounts.signInButton, { code: 'shirotsuki' })
    assert.equal(asked('sign_in_button').at(-1)?.headers.get(HEADERS.authorization), null)
  })

  it('is asked once more without a token that was spent [BOOT-014] [ERR-068]', async () => {
    const { store, answer, asked, shown } = visit
    const before = asked('whoami').length
    store.set(identityAtom, null)
    answer('whoami', refused(401, 3403))
    await store.set(identifyAtom, { oneTimeToken: 'spent' })
    const calls = asked('whoami').slice(before)
    assert.deepEqual(
      calls.map(({ headers }) => headers.get(HEADERS.oneTimeToken)),
      ['spent', null],
    )
    assert.deepEqual([store.get(identityAtom)?.userId, shown()], [null, []])
  })

  it('is asked once after a 403, and stays or goes by the answer (guarantee W12) [RESP-003] [PERM-005]', async () => {
    const { store, answer, signIn, asked, shown, api } = visit
    await signIn()
    const before = asked('whoami').length
    const show = () =>
      api(accounts.show, { hotelId: 1 }).then(
        () => 'shown',
        () => 'refused',
      )
    answer('show', refused(403, 1000), refused(403, 1000))
    assert.deepEqual(await Promise.all([show(), show()]), ['refused', 'refused'])
    await until(() => asked('whoami').length > before, 'the question who is here')
    assert.equal(asked('whoami').length, before + 1)
    assert.deepEqual([store.get(identityAtom)?.userId, shown()], [1001, []])

    answer('whoami', who({}))
    // One question at a time: while the first is under way, another refusal asks nothing.
    await until(async () => {
      answer('show', refused(403, 1000))
      assert.equal(await show(), 'refused')
      return store.get(identityAtom)?.userId === null
    }, 'the sign-out')
    assert.deepEqual(shown(), [['error', 'errors.signedOut']])
  })

  it('goes with everything private when signing out, and the server is told once (guarantee W13)', async () => {
    const { store, signIn, asked, told, answer } = visit
    const { session } = await signIn()
    assert.deepEqual(store.get(membershipAtom), { programId: 101, otherProgramIds: [] })
    answer('sign_out', { status: 500, body: {} })
    store.set(signOutAtom)
    store.set(signOutAtom)
    await until(() => asked('sign_out').length > 0, 'the call')
    assert.equal(asked('sign_out')[0]?.headers.get(HEADERS.clientSession), session)
    assert.equal(asked('sign_out').length, 1)
    assert.deepEqual([store.get(userAtom), store.get(clientSessionAtom)], [null, null])
    const names = told.map((message) => Object(message).payload?.name)
    assert.deepEqual(
      names.filter((name) => name === 'login' || name === 'logout'),
      ['login', 'logout'],
    )
  })
})
