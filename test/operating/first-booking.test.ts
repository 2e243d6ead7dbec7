import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, it } from 'node:test'

import { chromium } from 'playwright'
import type { Browser } from 'playwright'
import PostalMime from 'postal-mime'

import { chromiumFlags, pageBrowserPath } from '../../scripts/chromium.mjs'
import { SECOND_MS } from '../../shared/constants.ts'
import { addDays, today } from '../../shared/rules/days/dates.ts'
import { openGuest, TARO } from '../journeys/helpers/guest.ts'
import { filesOfFirstHotel } from '../lib/pages/first-hotel.ts'
import { until } from '../lib/until.ts'
import { blocksOf } from './helpers/chapter.ts'
import { INSTEAD, PROGRAM, WALKED } from './helpers/walk.ts'
import type { Instead } from './helpers/walk.ts'
import { machineObstacle, openMachine } from './helpers/machine.ts'
import type { Machine } from './helpers/machine.ts'
import { startProgram } from './helpers/programs.ts'
import type { Program } from './helpers/programs.ts'
import { scriptOf } from './helpers/unit.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const HOTELS = '/etc/booking/hotels'
/** Of the files of docs/hotels.md. */
const SITE = 'https://www.seaview.example'
const ORIGINS = {
  host: SITE,
  widget: 'https://widget.example',
  api: 'https://api.example',
  identity: 'https://identity.example',
  gateway: 'https://api.example',
}
const TODAY = today('Asia/Tokyo', Date.now())
const MAIL_PORT = 587
const SITE_PORT = 8443

/** A line each; what a command reads is none, and a line that goes on is one. */
const commandsOf = (block: string): string[] =>
  block
    .replaceAll(/^(.*<<'?END'?)\n[^]*?\nEND$/gm, '$1')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '')

const obstacle = await machineObstacle()

describe('the way of docs/operating.md from an empty machine to a booking', { skip: obstacle }, () => {
  let room: string
  let machine: Machine
  let browser: Browser
  let mails: Program
  const programs: Program[] = []

  before(async () => {
    room = await mkdtemp(join(tmpdir(), 'booking-machine-'))
    machine = await openMachine(room, { [ROOT]: PROGRAM })
    const [node = '', ...words] = [...machine.onItsNetwork, process.execPath, '--import', './scripts/node-hooks.mjs']
    const server = [...words, 'test/operating/helpers/mail-server.ts', String(MAIL_PORT), 'reservations', 'password']
    mails = await startProgram(node, server, { cwd: ROOT, port: MAIL_PORT, isThere: machine.listens })
  })
  after(async () => {
    await browser?.close()
    await mails?.stop()
    await machine?.stop()
    await rm(room, { recursive: true, force: true })
  })

  /** A company's names, and a certificate for them that this machine believes. */
  const prepareNames = () =>
    machine.run(`
      names="widget.example api.example identity.example www.seaview.example"
      echo "127.0.0.1 $names mail.hotel.example" >> /etc/hosts
      mkdir -p /etc/ssl/booking && cd /etc/ssl/booking
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -keyout privkey.pem \\
        -out fullchain.pem -subj /CN=booking -addext "subjectAltName=DNS:\${names// /,DNS:}" 2>&1
      chmod 644 privkey.pem
      cat fullchain.pem >> /etc/ssl/certs/ca-certificates.crt`)

  /** As one shell would: the next block is where this one ends, with what it exported. */
  async function type(block: string): Promise<string> {
    const rows = INSTEAD.filter(({ line }) => block.split('\n').includes(line))
    const typed = rows.reduce((text, { line, run = ':' }) => text.replace(line, () => run), block)
    const keeps = `{ export -p; printf 'cd %q\\n' "$PWD"; } > /run/shell`
    const said = await machine.run(`[ ! -e /run/shell ] || . /run/shell\n${typed}\n${keeps}`)
    for (const { starts } of rows) if (starts) await startUnit(starts)
    return said
  }

  async function startUnit({ unit: name, port }: NonNullable<Instead['starts']>): Promise<void> {
    const unit = await machine.run(`cat /etc/systemd/system/${name}.service || cat /lib/systemd/system/${name}.service`)
    const environment = await machine.run(`cat /etc/${name}/environment || true`)
    const [program = '', ...words] = [
      ...machine.entered,
      'bash',
      '--norc',
      '-euc',
      scriptOf(name, { unit, environment }),
    ]
    programs.push(await startProgram(program, words, { port, isThere: machine.listens }))
  }

  const writeHotel = async () => {
    await machine.run(`mkdir -p ${HOTELS}`)
    for (const [name, text] of Object.entries(await filesOfFirstHotel(TODAY)))
      await machine.run(`cat > ${HOTELS}/${name} <<'END_OF_FILE'\n${text}\nEND_OF_FILE`)
  }

  /** The hotel's own site, which is another company's: one page with the pasted line. */
  async function startSite(): Promise<void> {
    const [line = ''] = blocksOf(WALKED, 'html')
    await machine.run(`mkdir /srv/seaview && cd /srv/seaview
      echo '<!doctype html><title>Seaview</title><h1>Seaview</h1>${line}' > index.html
      echo '{
        admin off
        auto_https disable_redirects
        https_port ${SITE_PORT}
      }
      www.seaview.example {
        tls /etc/ssl/booking/fullchain.pem /etc/ssl/booking/privkey.pem
        root * /srv/seaview
        file_server
      }' > Caddyfile`)
    const [program = '', ...words] = [...machine.entered, 'caddy', 'run', '--config', '/srv/seaview/Caddyfile']
    await startProgram(program, words, { port: SITE_PORT, isThere: machine.listens })
  }

  /** In that machine's network, where the names are this machine's. */
  async function openItsBrowser(): Promise<Browser> {
    const file = join(room, 'chromium')
    await writeFile(file, `#!/bin/sh\nexec ${machine.onItsNetwork.join(' ')} ${pageBrowserPath()} "$@"\n`)
    await chmod(file, 0o755)
    // What is tried with curl before believes no other certificate than this machine's.
    const flags = [
      `--host-resolver-rules=MAP www.seaview.example 127.0.0.1:${SITE_PORT},MAP *.example 127.0.0.1`,
      '--ignore-certificate-errors',
    ]
    return chromium.launch({ executablePath: file, args: [...chromiumFlags, ...flags] })
  }

  it('is typed block after block, and nothing is wrong on it', async () => {
    await prepareNames()
    const began = performance.now()
    for (const block of blocksOf(WALKED)) {
      if (block.includes(HOTELS)) await writeHotel()
      const said = await type(block)
      if (block.includes('--check')) {
        assert.equal(said.match(/^well /gm)?.length, 8, said)
        assert.doesNotMatch(said, /^WRONG/m)
      }
    }
    assert.deepEqual(
      programs.map((program) => program.said()).filter((said) => /"level":(?:50|60|"error")/.test(said)),
      [],
    )
    const seconds = Math.round((performance.now() - began) / SECOND_MS)
    console.log(`${blocksOf(WALKED).flatMap(commandsOf).length} commands, ${seconds} s without what is done before`)
    await startSite()
    browser = await openItsBrowser()
  })

  const BOOKED = {
    'on the hotel’s own page': async (stay: Record<string, string>) => {
      const guest = await openGuest({ browser, world: { origins: ORIGINS } })
      await guest.openResults({ code: 'seaview', ...stay })
      return guest
    },
    'in a page with the pasted line': async (stay: { checkin: string; checkout: string }) => {
      const guest = await openGuest({ browser, world: { origins: ORIGINS } })
      await guest.page.goto(SITE)
      await guest.search(stay)
      return guest
    },
  }
  // Other nights each: who books the same once more is asked about it.
  for (const [at, [place, arrive]] of Object.entries(BOOKED).entries())
    it(`is booked ${place} behind TLS, paid at the hotel, and told by a letter`, async () => {
      const guest = await arrive({ checkin: addDays(TODAY, 7 + at), checkout: addDays(TODAY, 8 + at) })
      await guest.choose('Room only')
      await guest.toDetails()
      for (const [name, value] of Object.entries(TARO)) await guest.at.locator(`[name="${name}"]`).fill(value)
      await guest.button(guest.t('checkout.bookPayAtHotel')).click()
      const number = await guest.confirmed()
      assert.match(number, /^\w{3}-\d{4}-\d{4}$/)
      const letter = await until(
        async () => (await letters()).find(({ subject = '' }) => subject.includes(number)),
        () => `a letter about ${number}: ${mails.said()}`,
      )
      assert.deepEqual(letter.to?.map(({ address }) => address), [TARO.email]) // prettier-ignore
      assert.deepEqual(guest.page.context().pages().length, 1)
      await guest.page.close()
    })

  it('has given up no letter, as the statement of the page for those says', async () => {
    const [statement = ''] = blocksOf('Mail', 'sql')
    assert.match(await machine.run(`psql "$(cat /etc/booking/database)" <<'END'\n${statement}\nEND`), /^UPDATE 0$/m)
  })

  const letters = () =>
    Promise.all(
      mails
        .said()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => PostalMime.parse(JSON.parse(line).letter)),
    )
})
