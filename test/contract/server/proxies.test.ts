import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { createProvider } from '../../../demo-host/provider/app.ts'
import { attempt } from '../../../demo-host/provider/db/schema/member.ts'
import { readTrustedProxies } from '../../../demo-host/provider/http/trusted-proxies.ts'
import { systemIds } from '../../../demo-host/provider/kernel/ids.ts'
import { networkKey } from '../../../demo-host/provider/kernel/limits.ts'
import { mailQueue } from '../../../demo-host/provider/mail/mail.ts'
import { HEADERS } from '../../../shared/headers.ts'
import { until } from '../../lib/until.ts'
import { openGuest } from '../helpers/guest.ts'
import { openWorld, ORIGINS } from '../helpers/world.ts'
import type { World } from '../helpers/world.ts'

const BRAND = 1
const [FORGED, GUEST, OTHER] = ['198.51.100.66', '203.0.113.7', '203.0.113.8']
const [INNER, OUTER] = ['10.0.0.1', '192.0.2.10']

/** Guarantee S6: only named proxies are believed, and whom a request is counted for is the last one they did not vouch for. */
describe('the address a request is counted for', () => {
  let world: World
  let session: Record<string, string>
  before(async () => {
    world = await openWorld()
    session = { [HEADERS.clientSession]: (await openGuest(world)).token() }
  })
  after(() => world.close())

  function behind(proxies: string | null) {
    const trustedProxies = proxies === null ? undefined : (readTrustedProxies(proxies) ?? undefined)
    const more = { ids: systemIds, mail: mailQueue(world.clock), origins: ORIGINS, log: false, trustedProxies } as const
    return createProvider({ ...world, ...more })
  }
  const guess = (provider: ReturnType<typeof behind>, remoteAddress: string, forwarded: string | null) =>
    provider.server.inject({
      url: `/hotel_brands/${BRAND}/reservations/ABC-0000-0000?email=guess@example.com`,
      headers: { ...session, ...(forwarded !== null && { 'x-forwarded-for': forwarded }) },
      remoteAddress,
    })
  const counted = async (ip: string) => {
    const [row] = await world.database.orm
      .select()
      .from(attempt)
      .where(eq(attempt.key, networkKey('lookup', BRAND, ip)))
    return row?.count ?? 0
  }

  const cases: [name: string, proxies: string | null, socket: string, forwarded: string | null, is: string][] = [
    ['without proxies the socket', null, GUEST, null, GUEST],
    ['without proxies the socket, whatever the header says', null, GUEST, FORGED, GUEST],
    ['behind one proxy the guest', INNER, INNER, GUEST, GUEST],
    ['behind one proxy the guest, whatever they forge', INNER, INNER, `${FORGED}, ${GUEST}`, GUEST],
    ['behind a network of proxies the guest', '10.0.0.0/8', '10.9.8.7', `${FORGED}, ${GUEST}`, GUEST],
    ['past the proxy the socket, whatever the header says', INNER, GUEST, FORGED, GUEST],
    ['behind two proxies the guest', `${INNER}, ${OUTER}`, INNER, `${FORGED}, ${GUEST}, ${OUTER}`, GUEST],
    ['behind two proxies, of which one is not named, that one', INNER, INNER, `${GUEST}, ${OUTER}`, OUTER],
    ['behind one hop the guest', '1', INNER, `${FORGED}, ${GUEST}`, GUEST],
    ['behind two hops the guest', '2', INNER, `${FORGED}, ${GUEST}, ${OUTER}`, GUEST],
    ['of IPv6 the whole network', INNER, INNER, '2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::9'],
    ['a header without sense is no way out', INNER, INNER, 'unknown', 'unknown'],
  ]
  for (const [name, proxies, socket, forwarded, is] of cases)
    it(`is ${name}`, async () => {
      await world.database.orm.delete(attempt)
      const provider = behind(proxies)
      assert.equal((await guess(provider, socket, forwarded)).statusCode, 404)
      await provider.close()
      assert.equal(await counted(is), 1)
    })

  // A balancer that has waited long enough for /readyz resets its connection; a busy process reads both at once.
  for (const proxies of [null, '1', INNER])
    it(`is of somebody who has hung up already nothing that fails, ${proxies === null ? 'without proxies' : `behind ${proxies}`}`, async () => {
      const provider = behind(proxies)
      const answered: number[] = []
      provider.server.addHook('onSend', async (_request, { statusCode }) => void answered.push(statusCode))
      await provider.server.listen({ port: 0, host: '127.0.0.1' })
      const { port } = provider.server.server.address() as AddressInfo // of a server that listens on TCP
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write('GET /healthz HTTP/1.0\r\n\r\n', () => void socket.resetAndDestroy())
      await until(() => answered.length, 'the call is answered, though nobody hears it')
      await provider.close()
      assert.deepEqual(answered, [200])
    })

  it('locks out nobody who shares only the proxy with a guesser', async () => {
    await world.database.orm.delete(attempt)
    const provider = behind(INNER)
    let status = 404
    for (let times = 0; times < 40 && status === 404; times++)
      status = (await guess(provider, INNER, `198.51.100.${times}, ${GUEST}`)).statusCode
    assert.equal(status, 429)
    // The reservation's own limit is another matter: another number.
    const url = `/hotel_brands/${BRAND}/reservations/ABC-0000-0001?email=guess@example.com`
    const ask = (ip: string) =>
      provider.server.inject({ url, headers: { ...session, 'x-forwarded-for': ip }, remoteAddress: INNER })
    assert.equal((await ask(OTHER)).statusCode, 404)
    await provider.close()
  })
})
