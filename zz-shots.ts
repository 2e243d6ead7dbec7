import { startServers } from './scripts/test-servers.ts'
import { openBrowser, openPage } from './test/lib/browser.ts'
import { seedOtaHouses, NAMED_HOUSES } from './demo-host/world/ota/seed-ota.ts'
const servers = await startServers({ memory: true })
await servers.database.orm.transaction((tx) => seedOtaHouses(tx, NAMED_HOUSES))
const browser = await openBrowser()
const w = servers.origins.widget
const which = process.argv[2] ?? 'all'
async function shot(page: any, name: string) { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/ota/shots/${name}.png`, fullPage: true }); console.log(name, page.url(), page.complaints.slice(0, 5)) ; page.complaints.length = 0 }
for (const [locale, width] of [['en', 1280], ['ja', 390], ['ar', 1280], ['en', 390]] as const) {
  const page = await openPage(browser, { width, locale })
  try {
  await page.goto(`${w}/?ota_enabled=true&locale=${locale}`)
  await page.locator('.ota-tile h3').first().waitFor()
  await shot(page, `home-${width}-${locale}`)
  await page.goto(`${w}/search-hotels?ota_enabled=true&locale=${locale}&checkin=2026-12-08&checkout=2026-12-10&adults=2`)
  await page.locator('.ota-hotel').first().waitFor()
  await shot(page, `hotels-${width}-${locale}`)
  if (locale === 'en' && width === 1280) {
    await page.locator('.ota-hotel a').first().click()
    await page.locator('li.room').first().waitFor()
    await shot(page, 'rooms')
    await page.locator('li.plan button').filter({hasText: /Choose|Select/}).first().click().catch((e: any) => console.log(String(e).slice(0, 300)))
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await page.waitForURL('**/confirm-reservation**')
    await shot(page, 'selection')
    await page.getByRole('button', { name: 'Continue to your details' }).click()
    await shot(page, 'details')
  }
  } catch (e) { console.log(locale, width, String(e).slice(0, 500)); await shot(page, `broken-${width}-${locale}`) }
  await page.close()
}
await browser.close(); await servers.stop()
