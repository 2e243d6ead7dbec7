import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { otaRoutes } from '../../shared/ota-routes.ts'
import { hotelRoutes } from '../../shared/routes.ts'
import { ALL_SCREENS } from '../journeys/helpers/screens.ts'
import { IMPORTANT } from '../pictures/important.ts'
import { pictureName, VARIANTS } from '../pictures/variants.ts'

const names = ALL_SCREENS.map(({ name }) => name)

describe('the table of screens', () => {
  it('shows every route', () => {
    const shown = new Set<string>(ALL_SCREENS.map(({ route }) => route))
    const routes = Object.keys({ ...hotelRoutes, ...otaRoutes })
    assert.deepEqual(
      routes.filter((id) => !shown.has(id)),
      [],
    )
  })

  it('has each name once, and what a screen stands on before it', () => {
    assert.deepEqual(
      names.filter((name, at) => names.indexOf(name) !== at),
      [],
    )
    const late = ALL_SCREENS.filter(({ after }, at) => after !== undefined && !names.slice(0, at).includes(after))
    assert.deepEqual(
      late.map(({ name }) => name),
      [],
    )
  })

  it('has the pictures that are compared, among those that are made', () => {
    const all = new Set(names.flatMap((name) => VARIANTS.map((variant) => pictureName(name, variant))))
    const compared = Object.entries(IMPORTANT).flatMap(([name, own]) =>
      own.map((variant) => pictureName(name, variant)),
    )
    assert.deepEqual(
      compared.filter((picture) => !all.has(picture)),
      [],
    )
  })
})
