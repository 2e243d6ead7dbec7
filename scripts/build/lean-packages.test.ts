import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'

import * as whole from 'superstruct'
import type { Struct } from 'superstruct'

import { leanPackages } from './lean-packages.mjs'

const FILE = join(import.meta.dirname, '../../node_modules/superstruct/dist/index.mjs')
type Library = typeof whole

/** Every kind of struct that answers are made of. */
function structsOf(library: Library) {
  const { any, array, coerce, enums, integer, literal, min, nullable, object, optional } = library
  const { pattern, record, refine, size, string, type, union, unknown, validate } = library
  const stay = object({ from: string(), nights: integer(), note: optional(string()) })
  const lenient = coerce(any(), unknown(), (value) => {
    const [error, read] = validate(value, array(stay), { coerce: true, mask: true })
    return error ? [] : read
  })
  const everything = object({
    stay,
    maybe: nullable(stay),
    list: array(stay),
    words: record(string(), integer()),
    loose: type({ id: integer() }),
    kind: enums(['room', 'plan']),
    one: literal(1),
    code: pattern(string(), /^\w+$/),
    short: size(string(), 1, 3),
    few: size(array(integer()), 0, 2),
    near: size(min(integer(), 0), 1, 2),
    ordered: refine(object({ a: integer(), b: integer() }), 'order', ({ a, b }) => a <= b),
    lenient,
    either: union([type({ kind: literal('ready') }), stay]),
  })
  return { stay, everything: everything as unknown as Struct<unknown, unknown> } // the compiler need not know its fields
}

const STAY = { from: '2026-12-01', nights: 2 }
const EVERYTHING = {
  stay: { ...STAY, unknown: 1 },
  maybe: null,
  list: [STAY, { ...STAY, note: undefined }],
  words: { a: 1 },
  loose: { id: 1, more: 2 },
  kind: 'room',
  one: 1,
  code: 'a',
  short: 'abc',
  few: [1, 2],
  near: 1,
  ordered: { a: 1, b: 2 },
  lenient: [STAY],
  either: STAY,
  unknown: {},
}
const { unknown: _, ...KNOWN } = { ...EVERYTHING, stay: STAY }
const WRONG: readonly unknown[] = [undefined, null, 0, -1, 1.5, 3, '', 'é', 'abcd', [], {}, true, [[]], [null], [1, 1, 1], { a: 1 }] // prettier-ignore

/** Any other error than that of a refusal is a defect. */
const outcome = (read: () => unknown, { StructError }: Library): unknown => {
  try {
    return { read: read() }
  } catch (error) {
    if (error instanceof StructError) return 'refused'
    throw error
  }
}

/** The same value with another one in each of its places, one after the other. */
function* bent(value: unknown): Generator<unknown> {
  yield* WRONG
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value))
    for (const one of bent(each))
      yield Array.isArray(value) ? value.map((old, at) => (String(at) === key ? one : old)) : { ...value, [key]: one }
}

describe('superstruct as the build has it', () => {
  let lean: Library
  let folder: string
  before(async () => {
    const { code = '' } = leanPackages.transform(await readFile(FILE, 'utf8'), FILE) ?? {}
    folder = await mkdtemp(join(tmpdir(), 'lean-packages-'))
    const file = join(folder, 'superstruct.mjs')
    await writeFile(file, code)
    lean = await import(pathToFileURL(file).href)
  })
  after(() => rm(folder, { recursive: true, force: true }))

  const READERS: Record<string, (library: Library) => (value: unknown, struct: Struct<unknown, unknown>) => unknown> = {
    mask: ({ mask }) => mask,
    create: ({ create }) => create,
    is: ({ is }) => is,
  }
  for (const [how, readerOf] of Object.entries(READERS))
    it(`gives what superstruct gives, and refuses what superstruct refuses: ${how}`, () => {
      const [read, readLean] = [readerOf(whole), readerOf(lean)]
      const [theirs, ours] = [structsOf(whole).everything, structsOf(lean).everything]
      let tried = 0
      for (const value of [EVERYTHING, KNOWN])
        for (const other of [value, ...bent(value)]) {
          tried++
          const [wanted, got] = [outcome(() => read(other, theirs), whole), outcome(() => readLean(other, ours), lean)]
          assert.deepEqual(got, wanted, JSON.stringify(other))
        }
      assert.ok(tried > 500)
    })

  it('leaves what it was given as it was', () => {
    const before = structuredClone(EVERYTHING)
    lean.mask(EVERYTHING, structsOf(lean).everything)
    assert.deepEqual(EVERYTHING, before)
  })

  it('lets in no more where a page has polluted Object.prototype (guarantee L12)', () => {
    const { prototype } = Object as unknown as { prototype: Record<string, unknown> } // what a hostile page does
    const { stay } = structsOf(lean)
    prototype.unknown = 'polluted'
    try {
      assert.deepEqual([lean.is(STAY, stay), lean.is({ ...STAY, unknown: 1 }, stay)], [true, false])
      assert.deepEqual(Object.keys(lean.mask({ ...STAY, unknown: 1 }, stay)), ['from', 'nights'])
    } finally {
      delete prototype.unknown
    }
  })

  it('reads thousands of rooms without noting where in them it is', () => {
    const contexts = new Set<unknown>()
    const leaf = lean.define<string>('leaf', (_value, context) => {
      contexts.add(context)
      return true
    })
    const rooms = Array.from({ length: 5_000 }, () => ({ plans: ['a'] }))
    lean.mask({ rooms }, lean.object({ rooms: lean.array(lean.object({ plans: lean.array(leaf) })) }))
    assert.equal(contexts.size, 1)
  })
})
