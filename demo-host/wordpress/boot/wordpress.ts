import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { writePlugin } from '../plugin/plugin-files.ts'
import { runProgram, startServer } from './child.ts'
import { startDatabase } from './database.ts'
import { SAMPLE_PAGES } from './sample-pages.ts'
import type { SamplePage } from './sample-pages.ts'

/** The editor asks for many things at once, and pages are answered by the same PHP. */
const WORKERS = '4'

export type WordPressOptions = {
  /** WordPress and what it needs, as Debian packages. */
  packages: readonly string[]
  /** Where it lives; what is there already is kept. */
  folder: string
  port: number
  settings: Partial<Record<'hotel_code' | 'loader_url' | 'locale' | 'mode', string>>
  pages?: Readonly<Record<string, SamplePage>>
}

export type WordPress = {
  origin: string
  version: string
  passwords: Readonly<Record<'admin' | 'author', string>>
  /** Addresses of the sample pages, by slug. */
  pages: Readonly<Record<string, string>>
  /** What PHP complained of. */
  complaints: () => string
  /** Runs PHP within WordPress and hands over what it prints. */
  php: (code: string) => string
  stop: () => Promise<void>
}

/** A whole WordPress with the plugin, people and pages, on a database of its own. */
export async function startWordPress(options: WordPressOptions): Promise<WordPress> {
  const { packages, folder, port, settings, pages = SAMPLE_PAGES } = options
  const root = join(folder, 'root/usr/share/wordpress')
  const origin = `http://127.0.0.1:${port}`
  mkdirSync(folder, { recursive: true })
  unpack(packages, folder)
  const plugin = join(root, 'wp-content/plugins/booking-widget')
  rmSync(plugin, { recursive: true, force: true })
  writePlugin(plugin)

  const database = await startDatabase(join(folder, 'database'))
  try {
    const environment = {
      WORDPRESS_URL: origin,
      WORDPRESS_DATABASE_PORT: String(database.port),
      WORDPRESS_DATABASE_PASSWORD: database.password,
    }
    const passwords = { admin: newPassword(), author: newPassword() }
    const script = (name: string, ...words: string[]) =>
      runProgram('php', [...PHP, join(import.meta.dirname, name), root, ...words], environment)
    script('install.php')
    const addresses = script('seed.php', JSON.stringify({ settings, passwords, pages }))

    const router = join(import.meta.dirname, 'router.php')
    const web = await startServer('php', [...PHP, '-S', `127.0.0.1:${port}`, '-t', root, router], {
      environment: { ...environment, PHP_CLI_SERVER_WORKERS: WORKERS },
      folder: root,
      ready: /Development Server .* started/,
    })
    const log = join(root, 'wp-content/debug.log')
    const php = (code: string) =>
      runProgram('php', [...PHP, '-r', `require '${root}/wp-load.php'; ${code}`], environment)
    return {
      origin,
      version: php('echo get_bloginfo("version");'),
      passwords,
      pages: JSON.parse(addresses),
      complaints: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
      php,
      async stop() {
        await web.stop()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** A compiler cache that lasts, and no mail to anybody. */
const PHP = ['-d', 'opcache.enable_cli=1', '-d', 'sendmail_path=true', '-d', 'memory_limit=256M']

const newPassword = () => randomBytes(9).toString('base64url')

function unpack(packages: readonly string[], folder: string): void {
  const root = join(folder, 'root')
  const config = join(root, 'usr/share/wordpress/wp-config.php')
  if (!existsSync(config)) for (const each of packages) runProgram('dpkg', ['-x', each, root])
  copyFileSync(join(import.meta.dirname, 'wp-config.php'), config)
}
