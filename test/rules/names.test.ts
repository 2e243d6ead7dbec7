import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { code, isTest, ROOT, sources } from './sources.ts'
import type { Source } from './sources.ts'

const DECLARED =
  /^export (?:declare )?(?:async )?(?:const enum|const|let|function\*?|(?:abstract )?class|type|interface) +([\w$]+)/gm
const TAKEN_APART = /^export const (?:\{([^}]*)\}|\[([^\]]*)\]) *=/gm

/** The names a file makes and exports; what it only passes on is made elsewhere. */
function exported(text: string): string[] {
  const clean = code(text, { keepStrings: false })
  const parts = [...clean.matchAll(TAKEN_APART)].flatMap(([, object = '', list = '']) => `${object},${list}`.split(','))
  const names = parts.map((part) => /([\w$]+)\s*(?:=[^=].*)?$/s.exec(part.trim())?.[1] ?? '').filter(Boolean)
  return [...[...clean.matchAll(DECLARED)].map(([, name = '']) => name), ...names]
}

/** Names made in two files or more, with their files. */
function homonyms(files: readonly Source[]): string[] {
  const makers = new Map<string, Set<string>>()
  for (const { path, text } of files)
    for (const name of exported(text)) makers.set(name, (makers.get(name) ?? new Set()).add(path))
  return [...makers].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)
}

/** Both entries are called by the loader, which knows them under one name. */
const ENTRIES = ['widget/index.tsx', 'widget/recommender.ts']

const SCOPES: Record<string, readonly string[]> = {
  'the widget': ['widget/'],
  'the provider': ['demo-host/provider/'],
  'the provider and the simulators': ['demo-host/provider/', 'demo-host/simulators/'],
  'the provider and the world': ['demo-host/provider/', 'demo-host/world/'],
  'the provider and the controls': ['demo-host/provider/', 'demo-host/controls/'],
}

/** Words that were ours alone, and those anybody in the field would search for instead (docs/contributing.md). */
const INSTEAD: Record<string, string> = {
  House: 'HotelCatalog',
  loadHouse: 'loadHotelCatalog',
  houseAtom: 'hotelAtom, reviewHotelIdAtom',
  Letter: 'EmailContent',
  mailLetter: 'renderEmail',
  Told: 'Message',
  say: 'formatMessage',
  tellAtom: 'notifyAtom',
  Held: 'PaymentPurpose, BookedStay',
  heldAtom: 'PaymentPurpose',
  useHeld: 'PaymentPurpose',
  landAtom: 'handleBookingErrorAtom',
  Way: 'ScreenLink, Recovery',
  useWay: 'useScreenLink',
  WayOn: 'RecoveryAction',
  Late: 'Lazy',
  useLate: 'useLazy',
  Ground: 'SearchContext, RecommenderContext',
  SearchGround: 'SearchContext',
  Outside: 'IdentityProviders',
  createOutside: 'createIdentityProviders',
  standIns: 'identitySimulators',
  Verbs: 'Commands',
  verbsOf: 'commandsOf',
  note: 'track, record',
  noteAtom: 'trackAtom',
  Happening: 'AnalyticsEvent',
  Fault: 'FieldError',
  Faults: 'FieldErrors',
  faultsOf: 'fieldErrorsOf',
  faultsAtom: 'fieldErrorsAtom',
  Bone: 'Skeleton',
  RoomBones: 'RoomSkeleton',
  Tick: 'Checkbox',
  HintLabel: 'TooltipLabel',
  StubSummary: 'PinnedSummary',
  Proof: 'ReservationCredentials',
  provenReservation: 'authorizedReservation',
  Once: 'IdempotencyKey',
  onceFor: 'idempotencyKeyFor',
  claim: 'claimKey',
  Refused: 'ApiError',
  conclude: 'applyPaymentOutcome',
  CONSEQUENCES: 'OUTCOME_EFFECTS',
  settle: 'reconcilePayment',
  abandon: 'cancelPayment',
  place: 'insertReservation',
  agree: 'confirmPrice',
  book: 'createReservation',
  Return: 'PaymentRefund',
  Returned: 'PaymentRefund',
  isReservable: 'isInBookingWindow',
  Days: 'RatesAndInventory',
  loadDays: 'loadRatesAndInventory',
  freedOf: 'withoutOwnBooking',
  Sweeper: 'ScheduledJobs',
  createSweeper: 'createScheduledJobs',
  asking: 'offerRequest',
  Asking: 'PricingContext, QuestionFilter',
  Asked: 'a request, by its subject',
  Wanted: 'SearchRequest',
  Found: 'RoomMatch, RouteMatch',
  makeStage: 'makeContainer',
  makeDress: 'makeTheme',
  makeTalk: 'makeChannel',
  Run: 'MountAttempt',
  adopt: 'adoptStylesheet',
  adoptLook: 'adoptBaseStyles',
  useStyle: 'useStylesheet',
  Reader: 'Localizer',
  readerOf: 'localizerOf',
  textOf: 'localize',
}

const privateWords = (files: readonly Source[]): string[] =>
  files.flatMap(({ path, text }) =>
    exported(text)
      .filter((name) => Object.hasOwn(INSTEAD, name))
      .map((name) => `${path}: ${name}, better ${INSTEAD[name]}`),
  )

const GLOSSARY = 'docs/glossary.md'
/** The terms in the first cells of its tables: | `term` | meaning | */
const termsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term),
  )
const occursIn = (term: string, text: string): boolean =>
  new RegExp(`(?<![\\w$-])${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w$-])`).test(text)

const product = sources(['.ts', '.tsx'], ['loader', 'widget', 'shared', 'demo-host']).filter(
  ({ path }) => !isTest(path),
)

describe('exported names', () => {
  it('are read in every form a file can give them, and not out of comments or texts', () => {
    const text = [
      "export const plain = 'export const inText = 1'",
      'export async function asked() {}',
      'export type Shape = { export: number }',
      'export class Thing {}',
      'export const { one, two: renamed, three = 3 } = all()',
      'export const [first, second] = pair()',
      '// export const inComment = 1',
      "export type { Passed } from './on.ts'",
    ].join('\n')
    const names = ['plain', 'asked', 'Shape', 'Thing', 'one', 'renamed', 'three', 'first', 'second']
    assert.deepEqual(exported(text).toSorted(), names.toSorted())
  })

  it('are found twice where two files make them, and not where one passes the other’s on', () => {
    const files = [
      { path: 'a.ts', text: 'export const openAtom = 1' },
      { path: 'b.ts', text: 'export function openAtom() {}\nexport type Other = 1' },
      { path: 'c.ts', text: "export { openAtom } from './a.ts'" },
    ]
    assert.deepEqual(homonyms(files), ['openAtom: a.ts, b.ts'])
  })

  for (const [scope, folders] of Object.entries(SCOPES))
    it(`are made once in ${scope}`, () => {
      const files = product.filter(({ path }) => folders.some((folder) => path.startsWith(folder)))
      assert.ok(files.flatMap(({ text }) => exported(text)).length > 100, 'nothing was read')
      assert.deepEqual(
        homonyms(files).filter((line) => line !== `mount: ${ENTRIES.join(', ')}`),
        [],
      )
    })

  it('are words that a payment, hotel or web engineer would search for', () => {
    const old = { path: 'a.ts', text: 'export type House = 1\nexport const houses = 2' }
    assert.deepEqual(privateWords([old]), ['a.ts: House, better HotelCatalog'])
    assert.deepEqual(privateWords(product), [])
  })
})

describe('the glossary', () => {
  it('is read by the first cells of its tables', () => {
    const table =
      '| term | meaning |\n| --- | --- |\n| `offer` | A `room` under a plan. |\n| `on_site`, `prepaid` | Two. |'
    assert.deepEqual(termsOf(table), ['offer', 'on_site', 'prepaid'])
    assert.ok(occursIn('offer', 'const offer = 1'))
    assert.ok(!occursIn('offer', 'const offers = reoffer(1)'))
  })

  it('names only what occurs in the code', () => {
    assert.ok(existsSync(join(ROOT, GLOSSARY)), `${GLOSSARY} is missing`)
    const terms = termsOf(readFileSync(join(ROOT, GLOSSARY), 'utf8'))
    assert.ok(terms.length > 20, 'the glossary has terms in `code letters`, in the first cells of its tables')
    const all = product.map(({ path, text }) => `${path}\n${code(text)}`).join('\n')
    assert.deepEqual(
      terms.filter((term) => !occursIn(term, all)),
      [],
    )
  })
})
