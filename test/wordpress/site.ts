import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'

import type { Page } from 'playwright'

import { freePort } from '../../demo-host/provider/db/free-port.ts'
import { SAMPLE_PAGES } from '../../demo-host/wordpress/boot/sample-pages.ts'
import type { SamplePage } from '../../demo-host/wordpress/boot/sample-pages.ts'
import { startWordPress } from '../../demo-host/wordpress/boot/wordpress.ts'
import type { WordPress } from '../../demo-host/wordpress/boot/wordpress.ts'
import { packagesIn, prepareWordPress } from '../../scripts/prepare-wordpress.mjs'
import { openGuest } from '../journeys/helpers/guest.ts'
import { openBrowser, openPage } from '../lib/browser.ts'
import type { OpenBrowser } from '../lib/browser.ts'
import { startWorld } from '../lib/world.ts'
import type { World } from '../lib/world.ts'

/** The oldest the plugin is written for; WORDPRESS=7.1 runs the same tests on a newer one. */
const { WORDPRESS } = process.env

type Ground = { world: World; browser: OpenBrowser; wordpress: WordPress; folder: string }

/** One hotel, one WordPress that may embed it, and one browser for the tests of a file. */
export function wordpressSite(pages: Readonly<Record<string, SamplePage>> = {}) {
  let ground: Ground | undefined
  const get = (): Ground => {
    if (!ground) throw new Error('before() makes it')
    return ground
  }
  before(async () => {
    const port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'wordpress-'))
    const [world, browser] = await Promise.all([
      startWorld({ parentOrigins: [`http://127.0.0.1:${port}`] }),
      openBrowser(),
    ])
    const wordpress = await startWordPress({
      packages: packagesIn(prepareWordPress(WORDPRESS)),
      folder,
      port,
      settings: { hotel_code: 'shirotsuki', loader_url: `${world.origins.widget}/v1/loader.js` },
      pages: { ...SAMPLE_PAGES, ...pages },
    })
    ground = { world, browser, wordpress, folder }
  })
  after(async () => {
    const { world, browser, wordpress, folder } = get()
    await browser.close()
    await wordpress.stop()
    await world.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    world: () => get().world,
    wordpress: () => get().wordpress,
    address: (slug: string) => get().wordpress.pages[slug] ?? '',
    guest: (visit?: Parameters<typeof openGuest>[1]) => openGuest(get(), visit),
    /** Somebody of the house at a page of the administration. */
    async staff(name: 'admin' | 'author', path: string) {
      const { browser, wordpress } = get()
      const page = await openPage(browser)
      page.setDefaultTimeout(30_000)
      await page.goto(`${wordpress.origin}/wp-login.php?redirect_to=${encodeURIComponent(wordpress.origin + path)}`)
      // A fifth of a second after the load WordPress puts the caret there, in the middle of whatever is typed elsewhere.
      await page.locator('#user_login:focus').waitFor()
      await page.fill('#user_login', name)
      await page.fill('#user_pass', wordpress.passwords[name])
      await Promise.all([page.waitForURL((url) => !url.pathname.endsWith('wp-login.php')), page.click('#wp-submit')])
      return page
    },
    /** The language of the site, without its packet of translations. */
    speak(language: string) {
      get().wordpress.php(`
        add_filter('sanitize_option_WPLANG', fn($kept, $name, $wanted) => $wanted, 10, 3);
        update_option('WPLANG', '${language}');`)
    },
    /** What a visitor's browser is sent. */
    async html(slug: string) {
      const response = await fetch(get().wordpress.pages[slug] ?? get().wordpress.origin + slug)
      return response.text()
    },
  }
}

/** The tags of a page in the order they stand. */
export const tagsIn = (html: string) => [...html.matchAll(/<booking-widget\b[^>]*>/g)].map(([tag]) => tag)
export const loadersIn = (html: string) =>
  [...html.matchAll(/<script\b[^>]*\/v1\/loader\.js[^>]*>/g)].map(([tag]) => tag)

/** What was written in the editor, saved as whoever is logged in; hands over the address. */
export async function publish(page: Page, title: string): Promise<string> {
  return page.evaluate(async (title) => {
    // The editor's own program is known only to its pages.
    const { dispatch, select } = Reflect.get(globalThis, 'wp').data
    dispatch('core/editor').editPost({ title, status: 'publish' })
    await dispatch('core/editor').savePost()
    return select('core/editor').getPermalink()
  }, title)
}

/** Blocks stand in the page on old versions and in a frame of it on new ones. */
export async function canvasOf(page: Page) {
  await page.locator('.editor-styles-wrapper, iframe[name="editor-canvas"]').first().waitFor()
  // What cannot be seen: blocks that plugins bring are there after the editor itself.
  await page.waitForFunction(() =>
    Boolean(Reflect.get(globalThis, 'wp')?.blocks?.getBlockType('booking-widget/booking')),
  )
  const hasFrame = await page.locator('iframe[name="editor-canvas"]').count()
  return hasFrame ? page.frameLocator('iframe[name="editor-canvas"]') : page.locator('.editor-styles-wrapper')
}
