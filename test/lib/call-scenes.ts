import assert from 'node:assert/strict'
import { it } from 'node:test'

import { HEADERS } from '../../shared/headers.ts'
import type { World } from '../contract/helpers/world.ts'
import { PASSWORD } from '../contract/helpers/members.ts'
import { openVisit } from './widget/open-visit.ts'
import type { VisitCall } from './widget/open-visit.ts'
import { until } from './until.ts'

export type Visit = Awaited<ReturnType<typeof openVisit>>
/** What a guest does in the whole widget so that it makes one call, and what the guest sees of its answer. */
export type Scene = {
  /** With the requirement it claims. */
  title: string
  /** Written out here and read from no table: the method and the path as the provider gets them. */
  line: string
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** How the body travels. */
  type?: string
  /** The address of whoever is signed in. */
  member?: string | ((world: World) => Promise<string>)
  /** What the address of the visit brings. */
  arrives?: (world: World) => Promise<string>
  play: (visit: Visit, isAgain: boolean) => unknown
  /** Words, or the path of the page that the answer leads to. */
  shows: string | RegExp
  /** A failed answer is only logged. */
  isQuiet?: true
}

export const REFUSED = 'The server would rather not'
/** A code that nobody knows, so that the answer's own title is shown (ERR-128). */
export const refused = () =>
  Response.json({ errors: [{ title: REFUSED, details: { code: 9999, base: [] } }] }, { status: 422 })

/** Each scene is played twice: once the answer fails, which the guest is told, and once it is the provider's own. */
export function playScenes(world: () => World, scenes: readonly Scene[]) {
  for (const scene of scenes)
    it(scene.title, async () => {
      const { line, shows } = scene
      let isRefused = true
      const visit = await openVisit(world(), {
        query: await scene.arrives?.(world()),
        bend: async (asked) => (isRefused && asked === line ? refused() : null),
      })
      try {
        const email = typeof scene.member === 'function' ? await scene.member(world()) : scene.member
        if (email !== undefined) await signIn(visit, email)
        const answered = (from: number) =>
          until(
            () => visit.sent.slice(from).find((call) => call.line === line && call.answer !== null),
            () => `${line} among ${visit.sent.map((call) => call.line).join(', ')} with ${visit.words()}`,
          )
        await scene.play(visit, false)
        await answered(0)
        if (scene.isQuiet) assert.ok(!visit.words().includes(REFUSED))
        else await visit.sees(REFUSED)

        isRefused = false
        const from = visit.sent.length
        await scene.play(visit, true)
        const call = await answered(from)
        assertCall(call, scene, email !== undefined)
        if (typeof shows === 'string' && shows.startsWith('/')) await visit.arrives(shows)
        else await visit.sees(shows)
      } finally {
        visit.close()
      }
    })
}

async function signIn(visit: Visit, email: string) {
  visit.go('signIn')
  await visit.write({ email, password: PASSWORD })
  await visit.submit()
  await visit.arrives('/booking/result')
}

/** The headers of every call (CALL-001 onward), and the fields of the call, no more and no less. */
export function assertCall(
  call: VisitCall,
  { query = {}, body = {}, type }: Pick<Scene, 'query' | 'body' | 'type'>,
  isMember: boolean,
) {
  const { headers } = call
  assert.match(headers.get(HEADERS.tracingId) ?? '', /^[\da-f-]{36}$/)
  assert.match(headers.get(HEADERS.appVersion) ?? '', /^\d+\.\d+\.\d+/)
  assert.equal(headers.get(HEADERS.locale), 'en')
  assert.ok(headers.get(HEADERS.clientSession))
  assert.equal(/^Bearer ./.test(headers.get(HEADERS.authorization) ?? ''), isMember)
  assert.deepEqual(Object.fromEntries(new URL(call.url).searchParams), query)
  assert.deepEqual(call.body, body)
  if (type) assert.equal(headers.get('content-type')?.split(';')[0], type)
}

/** Leaves the screen for one that asks nothing, and comes back to a screen that asks anew. */
export async function comeTo(visit: Visit, to: Parameters<Visit['go']>[0]) {
  visit.go('signUpDone')
  await visit.arrives('/sign-up-done')
  await visit.sees('Your account is ready')
  visit.go(to)
}

/** Sends the form a field stands in. */
export async function send(visit: Visit, name: string) {
  const form = (await visit.see(`[name="${name}"]`)).closest('form') ?? assert.fail(`${name} is in no form`)
  form.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
}
