import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { openAllGateways } from '../../provider/gateways/registry.ts'
import { webhookDelivery } from './schema.ts'
import { SIGNATURE_WINDOW_MS, sign } from '../../provider/gateways/signature.ts'
import { ORIGINS, SECRETS, openGateway } from '../../../test/lib/gateway-simulator.ts'

describe('webhooks of the gateway', () => {
  let world: Awaited<ReturnType<typeof openGateway>>
  before(async () => {
    world = await openGateway()
  })
  after(() => world.close())

  async function reported() {
    const asked = await world.payment('4000000000024242')
    await world.provider.authorize(asked)
    await world.sweep()
    const sent = world.received.find(({ event }) => event.reference === asked.reference)
    assert.ok(sent)
    return sent
  }

  it('report each change once, signed, with amount and currency', async () => {
    const { header, body, event } = await reported()
    assert.deepEqual(world.provider.verifyWebhook(header, body), { kind: 'event', event })
    assert.deepEqual([event.type, event.amount, event.currency], ['charge.captured', 96_200, 'JPY'])
    await world.sweep()
    assert.equal(world.received.filter((each) => each.event.id === event.id).length, 1)
  })

  it('are refused when a byte, the secret or the time is not right', async () => {
    const { header, body } = await reported()
    const refused = (reason: string) => ({ kind: 'refused', reason })
    assert.deepEqual(world.provider.verifyWebhook(header, body.replace('96200', '96201')), refused('signature'))
    assert.deepEqual(world.provider.verifyWebhook(sign('other', body, world.clock.now()), body), refused('signature'))
    assert.deepEqual(world.provider.verifyWebhook(header.replace(/t=\d+/, 't=1'), body), refused('signature'))
    assert.deepEqual(world.provider.verifyWebhook(undefined, body), refused('malformed'))
    assert.deepEqual(
      world.provider.verifyWebhook(sign(SECRETS.webhook, '{}', world.clock.now()), '{}'),
      refused('body'),
    )
  })

  it('are refused as a replay once five minutes are over, and taken up to then (guarantee S13)', async () => {
    const { header, body } = await reported()
    world.clock.time += SIGNATURE_WINDOW_MS
    assert.equal(world.provider.verifyWebhook(header, body).kind, 'event')
    world.clock.time += 1
    assert.deepEqual(world.provider.verifyWebhook(header, body), { kind: 'refused', reason: 'window' })
  })

  it('wait while the provider is away, and arrive later under the same event id', async () => {
    world.cutProvider(true)
    const asked = await world.payment('4000000000024242')
    await world.provider.authorize(asked)
    await world.sweep()
    const of = () => world.received.filter(({ event }) => event.reference === asked.reference)
    assert.equal(of().length, 0)

    world.cutProvider(false)
    const { orm } = world.database
    const [queued] = await orm.select().from(webhookDelivery).where(eq(webhookDelivery.state, 'queued'))
    assert.equal(queued?.attempts, 1)
    await orm
      .update(webhookDelivery)
      .set({ next_at: sql`now()` })
      .where(eq(webhookDelivery.state, 'queued'))
    await world.sweep()
    assert.deepEqual(
      of().map(({ event }) => event.id),
      [queued?.id],
    )
  })
})

describe('an outcome nobody knows', () => {
  let world: Awaited<ReturnType<typeof openGateway>>
  let origin: string
  before(async () => {
    world = await openGateway()
    origin = await world.listen()
  })
  after(() => world.close())

  const arm = async (payload: object) =>
    assert.equal((await world.server.inject({ method: 'POST', url: '/test/switches', payload })).statusCode, 200)
  const over = (answerWithinMs?: number) =>
    openAllGateways({ origin, secrets: SECRETS, clock: world.clock, fetch, answerWithinMs }).payment_hub

  const cases = [
    {
      name: 'the connection drops after the charge',
      armed: { kind: 'dropped', after: true },
      reason: 'network',
      then: 'captured',
    },
    { name: 'the connection drops before the charge', armed: { kind: 'dropped' }, reason: 'network', then: 'missing' },
    {
      name: 'the gateway fails after the charge',
      armed: { kind: 'error', after: true },
      reason: 'answer',
      then: 'captured',
    },
    { name: 'the answer is too late', armed: { kind: 'slow', delay_ms: 400 }, reason: 'timeout', then: 'captured' },
  ]
  for (const { name, armed, reason, then } of cases) {
    it(`is unknown when ${name}, and fetch settles it`, async () => {
      await arm({ call: 'authorize', ...armed })
      const asked = await world.payment('4000000000024242')
      const hasty = over(armed.kind === 'slow' ? 200 : undefined)
      assert.deepEqual(await hasty.authorize(asked), { kind: 'unknown', reason })

      const provider = over(undefined)

      const found = await provider.fetch(asked.reference)
      assert.equal(found.kind === 'charge' ? found.charge.state : found.kind, then)
      assert.equal((await provider.authorize(asked)).kind, 'captured')
    })
  }

  it('is unknown when nobody listens', async () => {
    const elsewhere = { origin: 'http://127.0.0.1:1', secrets: SECRETS, clock: world.clock, fetch }
    const gone = openAllGateways(elsewhere).payment_hub
    assert.deepEqual(await gone.fetch('x'), { kind: 'unknown', reason: 'network' })
  })

  it('tells the pages only what is public', () => {
    assert.deepEqual(world.provider.clientConfig(), {
      client_key: SECRETS.key,
      origin: ORIGINS.gateway,
      environment: 'simulator',
    })
  })
})
