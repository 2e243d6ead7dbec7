import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { is } from 'superstruct'

import type { Origins } from '../../shared/origins.ts'
import { readRelease } from './assets/release.ts'
import type { Release } from './assets/release.ts'
import { siteFiles } from './assets/static-site/site-files.ts'
import { SiteRefused, versionsIn, writeSite } from './assets/static-site/write-site.ts'
import { WrongUse } from './command-errors.ts'
import { completeOrigins } from './configuration/origins.ts'
import { originText } from './configuration/variables.ts'
import { DocumentRefused, readDocument } from './hotel-documents/read-document.ts'
import type { AllowedOrigins } from './hotels/allowed-origins.ts'
import { NO_OUTSIDERS, outsidersIn } from './hotels/allowed-origins.ts'
import { cloudflareChecks } from './hotels/turnstile.ts'

export const STAMP_USAGE = `booking release stamp --widget ORIGIN --api ORIGIN --identity ORIGIN --out FOLDER
    [--gateway ORIGIN] [--hotel hotel.json]... [--site ORIGIN]... [--dist FOLDER]`

const ANCHOR = 'docs/operating.md#the-widget-without-our-server'
const ORIGINS = {
  widget: 'https://widget.example',
  api: 'https://api.example',
  identity: 'https://identity.example',
  gateway: 'https://gateway.example',
  site: 'https://www.hotel.example',
}
type OriginOption = keyof typeof ORIGINS

const OPTIONS = {
  widget: { type: 'string' },
  api: { type: 'string' },
  identity: { type: 'string' },
  gateway: { type: 'string' },
  site: { type: 'string', multiple: true },
  hotel: { type: 'string', multiple: true },
  out: { type: 'string' },
  dist: { type: 'string' },
} as const

type StampOptions = { origins: Origins; sites: readonly string[]; hotels: readonly string[]; out: string; dist?: string | undefined } // prettier-ignore

export type StampSurroundings = {
  /** The build that is taken where no other is named. */
  dist: string
  say: (line: string) => void
}

/** The widget's origin as a folder for any host of files (docs/operating.md). Throws SiteRefused where it holds another release. */
export async function runStampCommand(words: readonly string[], { dist, say }: StampSurroundings): Promise<void> {
  const { origins, sites, hotels: paths, out, dist: from = dist } = readStampWords(words)
  const release = readStampedRelease(from, origins)
  const hotels = await Promise.all(paths.map((path) => readOutsiders(path, origins)))
  const files = await siteFiles({
    release,
    origins,
    hotels: [{ ...NO_OUTSIDERS, parents: sites }, ...hotels],
    versions: await versionsIn(out),
  })
  const written = await writeSite(out, files)
  say(`${out}: release ${release.version}, ${files.length} files, ${written.length} of them new.`)
  say(weightOf(files))
}

function readStampWords(words: readonly string[]): StampOptions {
  const { values, positionals: further } = parsed(words)
  if (further.length)
    throw new WrongUse(`"${further.join(' ')}" is too much: each value follows its option (${ANCHOR})`)
  const origin = (name: Exclude<OriginOption, 'site'>) => originOf(name, values[name])
  const { out, site = [], hotel = [], dist } = values
  const [widget, api, identity] = [origin('widget'), origin('api'), origin('identity')]
  const gateway = values.gateway === undefined ? undefined : origin('gateway')
  if (!out) throw new WrongUse(`--out is needed: the folder to write, such as site (${ANCHOR})`)
  const sites = site.map((one) => originOf('site', one))
  return { origins: completeOrigins({ widget, api, identity, gateway }), sites, hotels: hotel, out, dist }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : String(error)} (${ANCHOR})`)
  }
}

function originOf(name: OriginOption, text: string | undefined): string {
  const shape = `a scheme and a host without a path, such as ${ORIGINS[name]} (${ANCHOR})`
  if (!text) throw new WrongUse(`--${name} is needed: ${shape}`)
  if (!is(text, originText())) throw new WrongUse(`--${name} is "${text}", and has to be ${shape}`)
  return text.replace(/\/$/, '')
}

function readStampedRelease(dist: string, origins: Origins): Release {
  try {
    return readRelease(dist, origins)
  } catch (error) {
    throw new SiteRefused(
      `${dist} holds no build: npm run build makes one. ${error instanceof Error ? error.message : error}`,
    )
  }
}

async function readOutsiders(path: string, origins: Origins): Promise<AllowedOrigins> {
  try {
    const { settings } = readDocument(await readFile(path, 'utf8'))
    return outsidersIn(settings, { origins, humanChecks: cloudflareChecks(undefined) })
  } catch (error) {
    throw new DocumentRefused([`--hotel ${path} is not taken:`, error instanceof Error ? error.message : String(error)])
  }
}

function weightOf(files: readonly { path: string; content: Buffer }[]): string {
  const bytes = (wanted: (path: string) => boolean) =>
    files.filter(({ path }) => wanted(path)).reduce((sum, { content }) => sum + content.length, 0)
  const [raw, br, gz] = [bytes((path) => !/\.(?:br|gz)$/.test(path)), bytes((path) => path.endsWith('.br')), bytes((path) => path.endsWith('.gz'))] // prettier-ignore
  return `Bytes: ${raw} raw, ${br} as .br, ${gz} as .gz.`
}
