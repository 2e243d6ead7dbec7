import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'

import { readAccepted } from './accepted-file.ts'
import { differences } from './compare.ts'
import { IMPORTANT } from './important.ts'
import { look } from './look.ts'
import { LANGUAGES, pictureName, turnTo } from './variants.ts'
import { openGround, walk, withThoseBefore } from './walk.ts'

const FOUND = 'test-results/pictures/changed'
/** What one slip tells of many marks is told by the first of them. */
const MOST_TOLD = 12

let ground: Awaited<ReturnType<typeof openGround>>
before(async () => {
  ground = await openGround()
})
after(() => ground.close())

describe('the forty most important pictures', () => {
  it('are forty', () => assert.equal(Object.values(IMPORTANT).flat().length, 40))

  for (const language of LANGUAGES)
    it(`look as accepted, in ${language}: npm run pictures -- --accept`, async () => {
      const own = (name: string) => (IMPORTANT[name] ?? []).filter((variant) => variant.language === language)
      const told: Record<string, string[]> = {}
      const screens = withThoseBefore(({ name }) => own(name).length > 0)
      const missing = await walk(ground, language, screens, async ({ name }, { page }) => {
        for (const variant of own(name)) {
          const picture = pictureName(name, variant)
          await turnTo(page, variant)
          const seen = await look(page)
          const accepted = readAccepted(picture)
          const found = accepted ? differences(seen, accepted) : ['nothing was accepted yet']
          if (found.length === 0) continue
          told[picture] = found.slice(0, MOST_TOLD)
          mkdirSync(FOUND, { recursive: true })
          writeFileSync(`${FOUND}/${picture}.png`, seen.picture)
        }
        await turnTo(page, { language, width: 1280, look: 'plain' })
      })
      assert.deepEqual(missing, [])
      assert.deepEqual(told, {})
    })
})
