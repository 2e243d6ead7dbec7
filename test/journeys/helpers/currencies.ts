import type { Guest } from './guest.ts'

/** How amounts are written, in English. */
export const USD = /^\$[\d,]+\.\d\d$/
export const YEN = /^¥[\d,]+$/

export const selector = ({ at, t }: Guest) => at.getByRole('button', { name: new RegExp(`^${t('currency.label')}`) })
export const dialogOf = ({ at }: Guest) => at.getByRole('dialog')
export async function openSelector(guest: Guest): Promise<void> {
  await selector(guest).click()
  await dialogOf(guest).waitFor()
}

export const priceShown = ({ at }: Guest) => at.locator('.price .now').first().innerText()
/** Waits until prices begin with a sign. */
export const pricesIn = ({ at }: Guest, sign: string) =>
  at.locator('.price .now').filter({ hasText: sign }).first().waitFor()

export const query = ({ page }: Guest) => new URL(page.url()).searchParams
/** The codes in one of the lists of the dialog, by its name. */
export const listed = (guest: Guest, list: string) =>
  dialogOf(guest).getByRole('list', { name: list }).locator('.code').allInnerTexts()

/** Opens a page that gives its frame such a link, and gives what the frame tells it. */
export async function openFramed({ page, world }: Guest, link: string): Promise<unknown[]> {
  const heard: unknown[] = []
  await page.exposeFunction('hear', (message: unknown) => void heard.push(message))
  await page.addInitScript(() => {
    if (parent === window) addEventListener('message', ({ data }) => Reflect.get(window, 'hear')(data))
  })
  const { host, widget } = world.origins
  const body = `<!doctype html><title>Framed</title><script src="${widget}/v1/loader.js" async></script>
<booking-widget hotel-code="shirotsuki" locale="en" query="${link}" frame></booking-widget>`
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${host}/framed/`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${host}/framed/`)
  return heard
}
