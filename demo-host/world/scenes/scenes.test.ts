import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LOCALE_CODES } from '../../../shared/locales.ts'
import { LIGHTS, MOTIFS, scene, sceneAlts, scenePhotograph } from './scenes.ts'

/** Breakfast, dinner, a cake and a bottle of sake. */
const ON_A_TABLE = 4
const ALL = MOTIFS.flatMap((motif) => LIGHTS.map((light) => [motif, light] as const))

describe('scenes', () => {
  it('are whole SVG files of 8 kB at most, without script, text or a thing to fetch', () => {
    for (const [motif, light] of ALL) {
      const svg = scene(motif, light)
      assert.ok(svg.length <= 8192, `${motif} ${light} has ${svg.length} bytes`)
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 400".*<\/svg>$/s)
      assert.doesNotMatch(svg, /NaN|undefined|<script|<text|href|<image/)
      assert.equal(svg.match(/<svg/g)?.length, svg.match(/<\/svg>/g)?.length)
    }
  })

  it('are the same for the same arguments and differ by each of them', () => {
    assert.equal(scene('garden', 'dusk', 3), scene('garden', 'dusk', 3))
    const different = new Set([
      scene('garden', 'dusk', 3),
      scene('garden', 'dusk', 4),
      scene('garden', 'day', 3),
      scene('lake', 'dusk', 3),
    ])
    assert.equal(different.size, 4)
  })

  it('use no gradient they do not define', () => {
    for (const [motif, light] of ALL) {
      const svg = scene(motif, light)
      for (const [, name] of svg.matchAll(/url\(#(\w+)\)/g))
        assert.ok(svg.includes(`id="${name}"`), `${motif}: ${name}`)
    }
  })

  it('are found by the name of their file, and nothing else is', () => {
    assert.equal(scenePhotograph('lake-dusk'), scene('lake', 'dusk'))
    assert.equal(scenePhotograph('lake-dusk-3'), scene('lake', 'dusk', 3))
    for (const name of [
      '',
      'lake',
      'lake-noon',
      'constructor-dusk',
      'lake-toString',
      'lake-dusk-x',
      'lake-dusk-1-2',
      '../lake-dusk',
    ])
      assert.equal(scenePhotograph(name), null, name)
  })

  it('have a sentence each in the eight languages, no two pictures the same one', () => {
    for (const locale of LOCALE_CODES) {
      const said = ALL.map(([motif, light]) => sceneAlts(motif, light)[locale])
      for (const sentence of said) assert.match(sentence, /\p{L}{2}/u)
      // What stands on a table is the same whatever the light.
      assert.equal(new Set(said).size, (MOTIFS.length - ON_A_TABLE) * LIGHTS.length + ON_A_TABLE, locale)
    }
    assert.equal(sceneAlts('lake', 'dusk').en, 'A lake below a snow-capped mountain at dusk')
    assert.equal(sceneAlts('lake', 'dusk').ja, '夕暮れの雪を頂く山と湖')
  })
})
