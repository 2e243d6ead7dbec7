import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { count, eq } from 'drizzle-orm'
import { THREE_DS_MS } from '../../../shared/constants.ts'
import { passesLuhn } from './card-rules.ts'
import { TEST_CARDS, lastFour } from './cards.ts'
import { chargeTable } from './schema.ts'
import { openGateway } from '../../../test/lib/gateway-simulator.ts'

describe('the payment gateway', () => {
  let world: Awaited<ReturnType<typeof openGateway>>
  before(async () => {
    world = await openGateway()
  })
  after(() => world.close())

  async function challenged(more = {}) {
    const asked = await world.payment('4000000000003220', more)
    const answer = await world.provider.authorize(asked)
    assert.equal(answer.kind, 'challenge')
    return { asked, url: answer.kind === 'challenge' ? answer.url : '', answer }
  }

  async function stateOf(reference: string) {
    const found = await world.provider.fetch(reference)
    return found.kind === 'charge' ? { state: found.charge.state, code: found.charge.code } : found.kind
  }

  for (const card of TEST_CARDS) {
    it(`${card.number} (${card.brand}): ${card.meaning}`, async () => {
      assert.ok(passesLuhn(card.number))
      if (card.outcome.kind === 'refuses') assert.equal(Number(lastFour(card.number)), card.outcome.code)

      const answer = await world.provider.authorize(await world.payment(card.number))
      const expected = {
        pays: { kind: 'captured' },
        asks: { kind: 'challenge' },
        refuses: { kind: 'refused', code: card.outcome.kind === 'refuses' ? card.outcome.code : 0 },
      }[card.outcome.kind]
      assert.deepEqual({ kind: answer.kind, ...('code' in answer ? { code: answer.code } : {}) }, expected)
    })
  }

  it('has no two test cards that a stored card could be mistaken for', () => {
    assert.equal(new Set(TEST_CARDS.map((card) => card.brand + lastFour(card.number))).size, TEST_CARDS.length)
  })

  it('makes one charge of fifty equal requests at the same time', async () => {
    const asked = await world.payment('4000000000024242')
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.provider.authorize(asked)))
    assert.deepEqual(
      new Set(answers.map((answer) => (answer.kind === 'captured' ? answer.charge.id : answer.kind))).size,
      1,
    )
    const [made] = await world.database.orm
      .select({ n: count() })
      .from(chargeTable)
      .where(eq(chargeTable.reference, asked.reference))
    assert.equal(made?.n, 1)
  })

  it('refuses the same reference for another sum, and a token that paid already', async () => {
    const asked = await world.payment('4000000000024242')
    await world.provider.authorize(asked)
    assert.deepEqual(await world.provider.authorize({ ...asked, amount: 1 }), { kind: 'refused', code: 3203 })
    const again = await world.provider.authorize({ ...asked, reference: 'another' })
    assert.deepEqual(again, { kind: 'refused', code: 3007 })
    assert.equal(await stateOf('another'), 'missing')
  })

  it('charges only after the guest approves, once', async () => {
    const { asked, url } = await challenged()
    assert.deepEqual(await stateOf(asked.reference), { state: 'pre_3d_secure', code: null })
    const [first, second] = [await world.decide(url, 'approve'), await world.decide(url, 'cancel')]
    assert.deepEqual([first.statusCode, second.statusCode], [200, 409])
    assert.deepEqual(await stateOf(asked.reference), { state: 'captured', code: null })
  })

  it('takes one of two opposite answers given at the same time', async () => {
    const { url } = await challenged()
    const statuses = (await Promise.all([world.decide(url, 'approve'), world.decide(url, 'fail')])).map(
      (each) => each.statusCode,
    )
    assert.deepEqual(statuses.toSorted(), [200, 409])
  })

  const decisions = [
    { decision: 'fail', state: 'failed', code: 3006 },
    { decision: 'cancel', state: 'cancelled', code: 3008 },
  ]
  for (const { decision, state, code } of decisions) {
    it(`${decision} at the bank ends ${state} with ${code}, nothing charged`, async () => {
      const { asked, url } = await challenged()
      await world.decide(url, decision)
      assert.deepEqual(await stateOf(asked.reference), { state, code })
      assert.deepEqual(await world.provider.authorize(asked), { kind: 'refused', code })
    })
  }

  it('cancels an unanswered question after 15 minutes by the clock, not a moment before (guarantee S34)', async () => {
    const { asked, url, answer } = await challenged()
    const began = world.clock.time
    assert.equal(answer.kind === 'challenge' && Date.parse(answer.expires_at), began + THREE_DS_MS)
    world.clock.time = began + THREE_DS_MS - 1
    assert.deepEqual(await stateOf(asked.reference), { state: 'pre_3d_secure', code: null })
    world.clock.time = began + THREE_DS_MS
    assert.equal((await world.decide(url, 'approve')).statusCode, 409)
    assert.deepEqual(await stateOf(asked.reference), { state: 'cancelled', code: 3001 })
  })

  it("shows the bank's page only with its own secret, in the guest's language", async () => {
    const { url } = await challenged({ locale: 'ja', hotel_name: 'White <Moon>' })
    const { pathname, search } = new URL(url)
    const page = await world.server.inject(pathname + search)
    assert.match(page.body, /lang="ja"/)
    assert.match(page.body, /¥96,200/)
    assert.match(page.body, /White &lt;Moon&gt;/)
    assert.equal((await world.server.inject(`${pathname}?k=wrong`)).statusCode, 404)
    assert.equal((await world.decide(`http://x${pathname}?k=wrong`, 'approve')).statusCode, 404)
  })

  it('holds without capturing, captures a part, and lets go of the rest', async () => {
    const held = await world.payment('4000000000024242', { capture: false })
    assert.equal((await world.provider.authorize(held)).kind, 'authorized')
    const taken = await world.provider.capture({ reference: held.reference, amount: 50_000 })
    assert.equal(taken.kind === 'charge' && taken.charge.captured_amount, 50_000)

    const guarantee = await world.payment('5200000000034444', { capture: false })
    await world.provider.authorize(guarantee)
    await world.provider.cancel({ reference: guarantee.reference })
    assert.deepEqual(await stateOf(guarantee.reference), { state: 'cancelled', code: null })
    assert.equal((await world.provider.capture({ reference: guarantee.reference })).kind, 'refused')
  })

  it('gives back once for each refund reference, never more than was taken', async () => {
    const asked = await world.payment('4000000000024242')
    await world.provider.authorize(asked)
    const part = { reference: asked.reference, refund_reference: 'r1', amount: 60_000 }
    const answers = await Promise.all([world.provider.refund(part), world.provider.refund(part)])
    for (const answer of answers) assert.equal(answer.kind === 'charge' && answer.charge.refunded_amount, 60_000)
    assert.equal((await world.provider.refund({ ...part, refund_reference: 'r2' })).kind, 'refused')
    const rest = await world.provider.refund({ ...part, refund_reference: 'r3', amount: 36_200 })
    assert.equal(rest.kind === 'charge' && rest.charge.state, 'refunded')
  })

  it('refuses a return address outside its list, and every call without the secret key (guarantee S35)', async () => {
    const asked = await world.payment('4000000000024242', { return_url: 'https://evil.test/' })
    assert.deepEqual(await world.provider.authorize(asked), { kind: 'unknown', reason: 'answer' })
    assert.equal(await stateOf(asked.reference), 'missing')
    assert.equal((await world.server.inject({ method: 'POST', url: '/api/charges', payload: asked })).statusCode, 401)
  })

  it('refuses to run outside a demo', async () => {
    process.env.DEMO = ''
    await assert.rejects(async () => (await import('./server.ts')).createGateway({} as never), /DEMO=1/) // nothing of it is read
    process.env.DEMO = '1'
  })
})
