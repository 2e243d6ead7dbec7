import { mkdirSync, writeFileSync } from 'node:fs'
import { openGround, walk, withThoseBefore } from '../test/pictures/walk.ts'
import { turnTo } from '../test/pictures/variants.ts'
import { shoot, stands } from '../test/pictures/shoot.ts'
const [, , language, width, to, only] = process.argv as [string, string, 'en', string, string, string]
mkdirSync(to, { recursive: true })
const ground = await openGround()
const screens = withThoseBefore((row) => !only || only.split(',').includes(row.name))
const missing = await walk(ground, language, screens, async ({ name }, { page }) => {
    await turnTo(page, { language, width: Number(width), look: 'plain' })
    await stands(page)
    writeFileSync(`${to}/${name.replaceAll(/[^a-z0-9]+/g, '-')}.png`, await shoot(page, 'png'))
    await turnTo(page, { language, width: 1280, look: 'plain' })
})
console.log(missing)
await ground.close()
process.exit(0)
