import assert from 'node:assert/strict'

import { external } from '../../../shared/contract/external.ts'
import type { MemberProvider } from '../../../shared/model/person/member.ts'
import type { Guest } from './guest.ts'
import { ORIGINS } from './world.ts'
import type { World } from './world.ts'

export type OpenId = 'facebook' | 'line' | 'open_id'
export type Back = { code: string; state: string }

/** A browser that goes from page to page, with the cookies of the house it is in, and chooses a person where it is asked. */
export async function follow(world: Pick<World, 'fetch'>, address: string, person: string): Promise<URL> {
  const cookies = new Map<string, string>()
  for (let url = new URL(address), steps = 0; steps < 12; steps++) {
    if (url.origin === ORIGINS.widget) return url
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await world.fetch(url, { headers: { ...(cookie && { cookie }) } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = await answer.text()
    const link = new RegExp(`href="([^"]*[?&](?:amp;)?person=${person})"`).exec(text)?.[1]?.replaceAll('&amp;', '&')
    const to = answer.headers.get('location') ?? link
    assert.ok(to !== undefined, `${url.href} leads nowhere: ${text}`)
    url = new URL(to, url)
  }
  throw new Error('The way has no end')
}

export async function begin(guest: Guest, hotelId: number, provider: MemberProvider, redirect_url = '/facilities') {
  const { status, body } = await guest.send(external.start, { hotelId, body: { provider, redirect_url } })
  assert.equal(status, 201, JSON.stringify(body))
  return body.data.url
}

/** Out, chosen there, and back at the widget with what proves it. */
export async function comeBack(
  { world, guest, hotelId }: { world: Pick<World, 'fetch'>; guest: Guest; hotelId: number },
  provider: OpenId,
  person: string,
): Promise<Back & { url: URL }> {
  const url = await follow(world, await begin(guest, hotelId, provider), person)
  const [codeName, stateName] = provider === 'line' ? ['line_code', 'line_state'] : ['sign_in_code', 'sign_in_state']
  const [code, state] = [url.searchParams.get(codeName), url.searchParams.get(stateName)]
  assert.ok(code !== null && state !== null, url.href)
  return { url, code, state }
}

/** What the hotel's own server gives for somebody: a code of its sign-in, a token of a link, or the chat's. */
export async function fromHotel(
  world: Pick<World, 'fetch'>,
  hotel_code: string,
  as: 'code' | 'token' | 'liff',
  person = 'hanako',
): Promise<string> {
  const query = new URLSearchParams({ hotel_code, as, person })
  const url = await follow(world, `${ORIGINS.identity}/outside/hotel-server?${query}`, person)
  const name = { code: 'code', token: 'brand_custom_auth_token', liff: 'lineLiffToken' }[as]
  return url.searchParams.get(name) ?? ''
}

/** What the member system sends somebody back with. */
export async function otidOf(world: Pick<World, 'fetch'>, hotel_code: string, more: Record<string, string> = {}) {
  const redirect_url = `${ORIGINS.widget}/hotels/${hotel_code}/creansmaerd/callback`
  const query = new URLSearchParams({ hotel_code, redirect_url, person: 'hanako', ...more })
  const url = await follow(world, `${ORIGINS.identity}/outside/member-system?${query}`, 'hanako')
  return url.searchParams.get('otid') ?? ''
}
