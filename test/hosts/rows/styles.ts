import assert from 'node:assert/strict'

import type { Page } from 'playwright'

import type { Guest } from '../guest.ts'
import { hostPage, script, TAG } from '../host.ts'
import type { At, Host } from '../host.ts'

const styled = (at: At, style: string, place = TAG) =>
  hostPage(at, { head: `<style>${style}</style>${script(at)}`, place })

/** The host's place keeps its room, so that only the widget's own looks can differ. */
const UNSET = `*{all:unset!important}
style,script,title,head{display:none!important}
html,body,main,#place{display:block!important}
#place{inline-size:1000px!important}`

/** Everything that a shadow root takes over from the element around it. */
const INHERITED = `html{direction:rtl;font:italic small-caps 700 30px/3 cursive;letter-spacing:.3em;word-spacing:1em;
text-transform:uppercase;text-align:right;text-indent:2em;text-shadow:1px 1px red;white-space:pre;word-break:break-all;
color:red;cursor:wait;user-select:none;quotes:none;list-style:square;hyphens:auto;tab-size:1;caret-color:red;
-webkit-text-fill-color:red;-webkit-text-stroke:1px red;font-feature-settings:"smcp";text-underline-offset:1em}
#place{inline-size:1000px}`

/** Rules for elements and classes that the widget has as well. */
const CLASHING = `button,input,a,form,section,div div,h2,p,svg,strong,.root,.searchbar,.part,.go,.results,.room
{color:red!important;font:30px serif!important;margin:9px!important;padding:9px!important;
box-shadow:0 0 9px red!important;transform:rotate(3deg)!important}
#place{all:revert!important;inline-size:1000px!important}`

/** By element of the search bar, everything that is computed for it. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelector('booking-widget')?.shadowRoot?.querySelectorAll('.searchbar, .searchbar *')
    return [...(all ?? [])].flatMap((each, index) => {
      const style = getComputedStyle(each)
      return [...style].map((name) => `${index} ${each.localName} ${name}: ${style.getPropertyValue(name)}`)
    })
  })

/** The search bar looks as it does in a plain page. */
async function looksAsEver({ page }: Guest): Promise<void> {
  const context = page.context()
  const lookAt = async (address: string) => {
    const other = await context.newPage()
    await other.goto(address)
    // The last of it to come.
    await other.locator('booking-widget .searchbar .options').waitFor()
    const looks = await looksOf(other)
    await other.close()
    return looks
  }
  const plain = await lookAt(page.url().replace(/\/on\/[\w-]+\//, '/on/plain/'))
  assert.ok(plain.length > 1000)
  const here = await lookAt(page.url())
  assert.deepEqual(
    here.filter((line) => !plain.includes(line)),
    [],
  )
}

const SHEETS = {
  'that unsets everything': UNSET,
  'whose text runs, looks and counts otherwise': INHERITED,
  'with rules for names that the widget has too': CLASHING,
}

/** Style sheets of hosts that would spoil whatever they reach. */
export const STYLES: readonly Host[] = Object.entries(SHEETS).map(([name, sheet], index) => ({
  title: `a page with a style sheet ${name}, looking as ever`,
  path: `styles-${index}`,
  page: (at) => styled(at, sheet),
  then: looksAsEver,
}))
