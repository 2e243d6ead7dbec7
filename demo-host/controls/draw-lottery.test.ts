import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'

import { eq } from 'drizzle-orm'

import { openWorld } from '../../test/contract/helpers/world.ts'
import type { World } from '../../test/contract/helpers/world.ts'
import type { Database } from '../provider/db/open.ts'
import { lotteryEvent } from '../provider/db/schema/lottery.ts'
import { systemIds } from '../provider/kernel/ids.ts'
import { drawDueEvents } from '../provider/lotteries/draw-event.ts'
import { SEEDED_LOTTERIES } from '../world/people/lotteries.ts'
import { drawLotteryNow } from './draw-lottery.ts'

const OPEN = SEEDED_LOTTERIES.open.uuid
const WISH = { kind: 'draw_lottery', lottery_event: OPEN } as const

describe('a lottery that is drawn by hand', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  it('is drawn by it, though the job that draws what is due looks at any moment of it', async () => {
    const { database, clock } = world
    const log = { error: (told: unknown) => assert.fail(String(told)) }
    const services = { database, clock, ids: systemIds, log } as unknown as Parameters<typeof drawDueEvents>[0] // no more of the log is asked for
    // The job comes by before each transaction.
    const orm = new Proxy(database.orm, {
      get(target, name) {
        if (name !== 'transaction') return Reflect.get(target, name)
        return async (...asked: Parameters<Database['orm']['transaction']>) => {
          await drawDueEvents(services)
          return target.transaction(...asked)
        }
      },
    })
    assert.ok((await drawLotteryNow({ database: { ...database, orm }, clock }, WISH)) > 0)
    const [event] = await database.orm.select().from(lotteryEvent).where(eq(lotteryEvent.uuid, OPEN))
    assert.ok(event?.drawn_at && event.entry_closes <= event.drawn_at)
  })

  it('is there no more for a second hand', async () => {
    assert.equal(await drawLotteryNow(world, WISH), 0)
  })
})
