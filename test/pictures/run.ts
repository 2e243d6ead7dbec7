// npm run pictures: a picture of every screen in each variant, and a page that lays them side by side. --only NAME,
// --language en, --width 390 take a part; --language th is one of the five that are left out otherwise; --to FOLDER puts
// them elsewhere. --accept writes down what the important ones look like, for the test beside this file.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { LOCALE_CODES } from '../../shared/locales.ts'
import type { Locale } from '../../shared/locales.ts'
import { writeAccepted } from './accepted-file.ts'
import { galleryPage } from './gallery.ts'
import { IMPORTANT } from './important.ts'
import { lookToAccept } from './look.ts'
import { shoot, stands } from './shoot.ts'
import { LANGUAGES, pictureName, plainIn, turnTo, VARIANTS } from './variants.ts'
import type { Variant } from './variants.ts'
import { openGround, walk, withThoseBefore } from './walk.ts'

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    accept: { type: 'boolean', default: false },
    to: { type: 'string', default: 'test-results/pictures' },
  },
})

const THREE: readonly string[] = LANGUAGES
const languages = LOCALE_CODES.filter((one) => (asked.language ?? THREE).includes(one))
const others = languages.filter((one) => !THREE.includes(one))
const variants = [...VARIANTS, ...others.flatMap(plainIn)]
const isWanted = (among: readonly string[] | undefined, one: string) => among === undefined || among.includes(one)
const variantsOf = (name: string): readonly Variant[] =>
  (asked.accept ? (IMPORTANT[name] ?? []) : variants).filter(
    ({ language, width }) =>
      isWanted(asked.only, name) && isWanted(asked.language, language) && isWanted(asked.width, String(width)),
  )
const screensIn = (language: Locale) =>
  withThoseBefore(({ name }) => variantsOf(name).some((variant) => variant.language === language))
if (languages.every((language) => screensIn(language).length === 0)) throw new Error('Nothing has these names.')

const startedAt = performance.now()
mkdirSync(asked.to, { recursive: true })
const ground = await openGround()
const taken = new Set<string>()
const missing: string[] = []
for (const language of languages) {
  const notCome = await walk(ground, language, screensIn(language), async ({ name }, { page }) => {
    for (const variant of variantsOf(name)) {
      if (variant.language !== language) continue
      const picture = pictureName(name, variant)
      await turnTo(page, variant)
      if (asked.accept) writeAccepted(picture, await lookToAccept(page))
      else await stands(page)
      writeFileSync(join(asked.to, `${picture}.jpg`), await shoot(page, 'jpeg'))
      taken.add(picture)
    }
    await turnTo(page, { language, width: 1280, look: 'plain' })
  })
  missing.push(...notCome)
}
writeFileSync(join(asked.to, 'index.html'), galleryPage(taken, variants))
await ground.close()

const seconds = Math.round((performance.now() - startedAt) / 1000)
console.log(`${taken.size} pictures in ${seconds} s: ${join(asked.to, 'index.html')}`)
for (const one of missing) console.log(`not pictured: ${one}`)
process.exit(missing.length > 0 ? 1 : 0)
