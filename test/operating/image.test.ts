import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'

import { today } from '../../shared/rules/days/dates.ts'
import { ORIGINS } from '../contract/helpers/world.ts'
import { filesOfFirstHotel } from '../lib/pages/first-hotel.ts'
import { blocksOf } from './helpers/chapter.ts'
import { readContainerfile, wordsOf } from './helpers/containerfile.ts'
import type { Step } from './helpers/containerfile.ts'
import { INSTALL_POSTGRES } from './helpers/machine-postgres.ts'
import { machineObstacle, openMachine } from './helpers/machine.ts'
import type { Machine } from './helpers/machine.ts'
import { startProgram } from './helpers/programs.ts'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../..')
const FILE = join(ROOT, 'docs/deploy/Containerfile')
const WORK = '/opt/booking'
/** Where the last stage is put together; its root is the base's. */
const IMAGE = '/image'
const [CHECKOUT, PACKAGES, SCRATCH] = ['/checkout', '/packages', '/scratch']
const MOST_MEGABYTES = 350
const FIRST_PORT = 8787
/** Of the image postgres. */
const POSTGRES_USER = '999'
const HOOKED = ['node', '--import', './scripts/node-hooks.mjs']

/** What would take minutes, and what takes its place. */
const INSTEAD: Readonly<Record<string, string>> = {
  // It is what the checkout was installed with, seen through.
  'npm ci --no-audit --no-fund': `mkdir node_modules && mount --bind ${PACKAGES} node_modules && rm -rf node_modules/.cache`,
  // It is what npm test has built before.
  'npm run build': `cp -a ${CHECKOUT}/dist dist`,
}

/** What an operator gives it. */
const GIVEN = [
  'PATH=/usr/bin:/bin',
  'DATABASE_URL=postgres://booking:secret@127.0.0.1:5432/booking',
  `SECRETS_KEY=${'a'.repeat(64)}`,
  'SMTP_URL=smtp://127.0.0.1:1',
  'MAIL_FROM=Reservations <stay@hotel.example>',
  `WIDGET_ORIGIN=${ORIGINS.widget}`,
  `API_ORIGIN=${ORIGINS.api}`,
  `IDENTITY_ORIGIN=${ORIGINS.identity}`,
]

/** By the image's own program: which faces it sets, and characters of names that the chosen one lacks. */
const LOOK = `
import { create } from 'fontkit'
import { createFonts } from '${WORK}/demo-host/provider/documents/fonts.ts'
import { LOCALES } from '${WORK}/shared/locales.ts'
await import('openid-client')
const faces = new Set()
const without = []
for (const locale of Object.keys(LOCALES)) {
  const fonts = createFonts(locale)
  for (const character of 'Aあ東한简體ไع彅﨑𠮷𩸽喆㛃뷁힣') {
    const face = fonts.faceOf(character)
    for (const weight of ['regular', 'bold'])
      if (!create(fonts.bytes(face, weight)).hasGlyphForCodePoint(character.codePointAt(0))) without.push(character)
    faces.add(face)
  }
}
console.log(JSON.stringify({ faces: [...faces].sort(), without }))`

const MEGA = 1_000_000
const megabytes = (bytes: number) => Math.round(bytes / MEGA)

const obstacle = await machineObstacle()

describe('the image of docs/deploy/Containerfile', { skip: obstacle }, () => {
  let room: string
  let machine: Machine
  let last: Step[] = []
  const steps = (word: string) => last.filter((step) => step.word === word).map(({ rest }) => rest)
  const step = (word: string) => steps(word).at(-1) ?? ''

  before(async () => {
    room = await mkdtemp(join(tmpdir(), 'booking-image-'))
    machine = await openMachine(room, { [ROOT]: CHECKOUT, [join(ROOT, 'node_modules')]: PACKAGES })
    await build()
  })
  after(async () => {
    await machine?.stop()
    await rm(room, { recursive: true, force: true })
  })

  /** As a builder reads it: the stage that builds, and of it what the last one takes. */
  async function build(): Promise<void> {
    const stages = readContainerfile(await readFile(FILE, 'utf8'))
    const builder = stages.find(({ name }) => name === 'build')?.steps ?? []
    last = stages.at(-1)?.steps ?? []
    await machine.run(
      `rm -rf ${WORK} && mkdir -p ${WORK} ${IMAGE}${WORK} && mkdir ${SCRATCH} && mount -t tmpfs none ${SCRATCH}`,
    )
    for (const { word, rest } of builder) {
      if (word === 'RUN') await machine.run(`cd ${WORK} && ${INSTEAD[rest] ?? rest}`)
      if (word === 'COPY') await copy(rest.split(' '), CHECKOUT, WORK)
    }
    for (const rest of steps('COPY')) {
      const [from, ...words] = rest.split(' ')
      assert.equal(from, '--from=build')
      await copy(words, '', `${IMAGE}${WORK}`)
    }
  }

  /** What a folder holds goes into the named one, a file into its folder. */
  async function copy(words: readonly string[], from: string, to: string): Promise<void> {
    const target = `${to}/${words.at(-1)}`
    for (const word of words.slice(0, -1)) {
      const source = from === '' ? word : `${from}/${word}`
      await machine.run(`if [ -d ${source} ]; then mkdir -p ${target} && cp -a ${source}/. ${target}; else cp ${source} ${target}; fi`) // prettier-ignore
    }
  }

  /** A command of the image, by its user, over a root that nobody can write, with no power and a /tmp. */
  function contained(words: readonly string[]): readonly [program: string, words: string[]] {
    const [uid, gid] = step('USER').split(':')
    const script = `
      mount --bind ${IMAGE}${WORK} ${WORK}
      mount -o remount,ro,bind ${WORK}
      mount -o remount,ro,bind /
      mount --bind ${SCRATCH} /tmp
      cd ${WORK}
      exec setpriv --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all \\
        env --ignore-environment "$@"`
    const variables = [...steps('ENV').flatMap((rest) => rest.split(' ')), ...GIVEN]
    const [nsenter = '', ...rest] = machine.entered
    return [
      nsenter,
      [...rest, 'unshare', '--mount', 'bash', '--norc', '-euc', script, 'contained', ...variables, ...words],
    ]
  }
  const once = async (...words: string[]) => (await run(...contained(words))).stdout

  it(`has at most ${MOST_MEGABYTES} MB, Node and fonts included`, async () => {
    const bytes = Number(await machine.run(`du --bytes --summarize ${IMAGE} | cut -f1`))
    const node = Number(await machine.run('stat --format=%s --dereference "$(command -v node)"'))
    console.log(`The image has ${megabytes(bytes + node)} MB, of it Node ${megabytes(node)}, beside its base`)
    assert.ok(bytes + node <= MOST_MEGABYTES * MEGA)
  })

  it('has a font for each script with the rare characters of names, both cuts, and what is loaded late', async () => {
    assert.deepEqual(JSON.parse(await once(...HOOKED, '--input-type=module', '--eval', LOOK)), {
      faces: ['arabic', 'japanese', 'korean', 'latin', 'simplified', 'thai', 'traditional'],
      without: [],
    })
  })

  it('migrates, starts by its user over a root that nobody can write, is healthy, and is booked', async () => {
    await machine.run(`${INSTALL_POSTGRES}
      su postgres -c "psql --set=ON_ERROR_STOP=1 --command \\"create role booking login password 'secret'\\""
      su postgres -c 'createdb --owner=booking --encoding=UTF8 --locale=C.UTF-8 --template=template0 booking'
      mkdir /srv/hotel`)
    for (const [name, text] of Object.entries(await filesOfFirstHotel(today('Asia/Tokyo', Date.now()))))
      await machine.run(`cat > /srv/hotel/${name} <<'END'\n${text}\nEND`)
    const migrated = await once(...HOOKED, 'demo-host/provider/migrate.ts')
    assert.match(migrated, /^The schema is current: \d+ applied/m)
    const files = ['/srv/hotel/hotel.json', '--rates', '/srv/hotel/rates.csv', '--stock', '/srv/hotel/stock.csv']
    assert.match(await once(...HOOKED, 'demo-host/provider/booking.ts', 'hotel', 'apply', ...files), /^Done\.$/m)
    await assert.rejects(once('touch', `${WORK}/written`))

    await startProgram(...contained(wordsOf(step('CMD'))), { port: FIRST_PORT + 2, isThere: machine.listens })
    await once(...wordsOf(step('HEALTHCHECK')))
    const users = await machine.run('ps -C node -o uid=')
    assert.deepEqual([...new Set(users.trim().split(/\s+/))], ['10001'])
    const [nsenter = '', ...words] = machine.onItsNetwork
    const guests = [process.execPath, '--import', './scripts/node-hooks.mjs', 'test/operating/helpers/book-some.ts']
    const { stdout } = await run(nsenter, [...words, ...guests, String(FIRST_PORT), '3'], { cwd: ROOT })
    const { booked, failed } = JSON.parse(stdout)
    assert.deepEqual(failed, [])
    assert.ok(booked >= 3)
  })
  it('finds each secret that compose.yaml names where the document makes it, and nobody else reads them', async () => {
    const [block = ''] = blocksOf('As containers')
    await machine.run(`cd ${CHECKOUT}\n${block}`)
    const composed = await readFile(join(ROOT, 'docs/deploy/compose/compose.yaml'), 'utf8')
    const named = [...composed.matchAll(/^ {2}([\w-]+): \{ file: \.\/secrets\/([\w-]+) \}$/gm)]
    assert.equal(named.length, 6)
    for (const [, secret, file] of named) {
      assert.equal(secret, file)
      const found = await machine.run(`stat --format='%u %a' ${CHECKOUT}/docs/deploy/compose/secrets/${file}`)
      assert.equal(found.trim(), `${file === 'postgres-password' ? POSTGRES_USER : '10001'} 400`, file)
    }
    await machine.run(`caddy adapt --adapter caddyfile --config ${CHECKOUT}/docs/deploy/compose/Caddyfile`)
  })
})
