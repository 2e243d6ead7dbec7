import assert from 'node:assert/strict'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'

import fc from 'fast-check'
import { atom, createStore } from 'jotai'
import type { Atom } from 'jotai'

import { leanPackages } from './lean-packages.mjs'

type Store = ReturnType<typeof createStore>
const ROOT = join(import.meta.dirname, '../..')
const FILE = join(ROOT, 'node_modules/jotai/esm/vanilla/internals.mjs')
const COMPAT = join(ROOT, 'node_modules/preact/compat/dist/compat.mjs')

const BASES = [atom(0), atom(1), atom(2)] as const
const [a, b, c] = BASES
const sum = atom((get) => get(a) + get(b))
const isEven = atom((get) => get(sum) % 2 === 0)
const chosen = atom((get) => (get(isEven) ? get(b) : get(c)))
const refusing = atom((get) => {
  if (get(chosen) === 3) throw new Error('three')
  return [get(chosen)]
})
const both = atom(
  (get) => get(a) * 10 + get(b),
  (get, set, more: number) => {
    set(a, get(b) + more)
    set(b, (before) => before - more)
    return get(sum)
  },
)
const READ: readonly Atom<unknown>[] = [...BASES, sum, isEven, chosen, refusing, both]

const STEP = fc.oneof(
  fc.record({ set: fc.nat({ max: 2 }), to: fc.nat({ max: 4 }) }),
  fc.record({ write: fc.nat({ max: 3 }) }),
  fc.record({ hear: fc.nat({ max: READ.length - 1 }) }),
  fc.record({ leave: fc.nat({ max: 5 }) }),
  fc.record({ read: fc.nat({ max: READ.length - 1 }) }),
)
type Step = {
  set?: number
  to?: number
  write?: number
  hear?: number
  leave?: number
  read?: number
}

/** What is read and heard of, step by step. */
function told(store: Store, steps: readonly Step[]) {
  const lines: unknown[] = []
  const left: (() => void)[] = []
  const read = (at: number) => {
    const one = READ[at]
    try {
      return one && store.get(one)
    } catch (error) {
      return String(error)
    }
  }
  for (const { set, to, write, hear, leave, read: at } of steps) {
    const base = set === undefined ? undefined : BASES[set]
    const heard = hear === undefined ? undefined : READ[hear]
    if (base) store.set(base, to ?? 0)
    if (write !== undefined) lines.push(store.set(both, write))
    if (heard) left.push(store.sub(heard, () => lines.push(['heard', hear, read(hear ?? 0)])))
    if (leave !== undefined) left.splice(leave, 1)[0]?.()
    if (at !== undefined) lines.push(read(at))
  }
  return [...lines, ...READ.map((_, one) => read(one))]
}

describe('a store as the build has it', () => {
  let makeStore: () => Store
  let folder: string
  before(async () => {
    const { code = '' } = leanPackages.transform(await readFile(FILE, 'utf8'), FILE) ?? {}
    folder = await mkdtemp(join(tmpdir(), 'lean-store-'))
    const file = join(folder, 'internals.mjs')
    await writeFile(file, code)
    makeStore = (await import(pathToFileURL(file).href)).INTERNAL_buildStoreRev3
  })
  after(() => rm(folder, { recursive: true, force: true }))

  it('reads, writes and tells as the whole one does', () => {
    const program = fc.array(STEP, { minLength: 1, maxLength: 40 })
    fc.assert(fc.property(program, (steps) => assert.deepEqual(told(makeStore(), steps), told(createStore(), steps))))
  })

  it('knows nothing of another store', () => {
    const [one, other] = [makeStore(), makeStore()]
    one.set(a, 7)
    assert.deepEqual([one.get(sum), other.get(sum)], [8, 1])
  })

  it('is used by nobody who needs what it has lost', async () => {
    const folders = await readdir(join(ROOT, 'widget'), { recursive: true })
    const files = folders.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    for (const file of files) {
      const source = await readFile(join(ROOT, 'widget', file), 'utf8')
      assert.doesNotMatch(source, /\.onMount\b|\bsetSelf\b|atom\((?:async )?\(get, \{|from 'jotai\//, file)
    }
  })
})

describe('drawings as the build has them', () => {
  it('have no name of an attribute that preact has forgotten how to write', async () => {
    const whole = await readFile(COMPAT, 'utf8')
    const { code = '' } = leanPackages.transform(whole, COMPAT) ?? {}
    const namesOf = (source: string) => new RegExp(/\$=\/(\^[^/]*)\/,z=/.exec(source)?.[1] ?? 'no such expression')
    const [all, kept] = [namesOf(whole), namesOf(code)]
    const folders = await readdir(join(ROOT, 'widget'), { recursive: true })
    const used = new Set<string>()
    for (const file of folders.filter((one) => /(?<!\.test)\.tsx$/.test(one))) {
      const source = await readFile(join(ROOT, 'widget', file), 'utf8')
      for (const [, tag = ''] of source.matchAll(/<(?:svg|g|path|circle|text|line|rect|polyline)\b([^>]*)>/g))
        for (const [, name = ''] of tag.matchAll(/\b([a-z]+[A-Z]\w*)=/g)) used.add(name)
    }
    const written = [...used].filter((name) => all.test(name))
    assert.ok(written.length > 0)
    assert.deepEqual(written.filter((name) => !kept.test(name)), []) // prettier-ignore
  })
})
