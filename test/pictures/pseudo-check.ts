import type { Page } from 'playwright'

// Texts, because the test runner adds to functions what only it knows.
/** What is wider than what holds it, and what is cut. */
const CUT = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  const isUnseen = (one) => one.closest('.unseen') !== null || getComputedStyle(one).clipPath !== 'none' || one.clientWidth < 3
  const cut = [...root.querySelectorAll('*')].filter((one) => {
    const { overflowX } = getComputedStyle(one)
    return /hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1 && one.checkVisibility() && !isUnseen(one)
  })
  const name = (one) => one.localName + '.' + one.className + ': ' + one.textContent.trim().slice(0, 60)
  const page = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : []
  const out = [...root.querySelectorAll('button, a, label, h1, h2, h3, h4, p, dt, dd, th, td')].filter((one) => {
    const { overflowX } = getComputedStyle(one)
    return overflowX === 'visible' && getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 2 && one.checkVisibility() && !isUnseen(one)
  })
  return [...page, ...cut.map((one) => 'cut: ' + name(one)), ...out.map((one) => 'wider than its box: ' + name(one))]
})()`

/** What can be read outside of brackets, without figures and signs. */
const OUTSIDE = `(() => {
  const root = (document.querySelector('booking-widget')?.shadowRoot ?? document).querySelector('.root')
  const found = []
  let depth = 0
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSeen = node.parentElement.closest('style, script, option') === null && node.parentElement.checkVisibility()
    let outside = ''
    for (const sign of node.data) {
      if (sign === '[') depth++
      else if (sign === ']') depth = Math.max(depth - 1, 0)
      else if (depth === 0) outside += sign
    }
    if (isSeen && /\\p{L}{2,}/u.test(outside)) found.push(outside.trim())
  }
  const hints = [...root.querySelectorAll('[placeholder]')].map((one) => one.placeholder)
  return [...found, ...hints.filter((hint) => /\\p{L}{2,}/u.test(hint) && !hint.startsWith('['))]
})()`

export type Answers = () => Promise<string[]>

/** Every text that the provider answered so far, longest first: what a hotel calls its rooms is not ours. */
export function hearAnswers(page: Page): Answers {
  const bodies: Promise<unknown>[] = []
  page.on('response', (answer) => {
    if (/json/.test(answer.headers()['content-type'] ?? '')) bodies.push(answer.json().catch(() => undefined))
  })
  return async () => {
    const heard = new Set(stringsOf(await Promise.all(bodies)).filter((text) => WORD.test(text)))
    return [...heard].toSorted((one, other) => other.length - one.length)
  }
}

const WORD = /\p{L}{2,}/u
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [] // prettier-ignore

/** What Intl writes: names of days, months and currencies; names that are the same everywhere; and what a guest wrote. */
const NOT_OURS =
  /\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\bat\b|Japanese Yen|JPY|VISA|Mastercard|American Express|JCB|Diners Club|Taro|Yamada|[\w.+-]+@[\w.-]+|English/g

/** The widget's own words that came from no text of the language files. */
export async function hardCoded(page: Page, answers: Answers): Promise<string[]> {
  const outside: string[] = await page.evaluate(OUTSIDE)
  const longestFirst = await answers()
  const isAnswered = (words: string) => longestFirst.some((text) => text.includes(words))
  const rest = (words: string) =>
    longestFirst.reduce((left, text) => left.replaceAll(text, ' '), words.replaceAll(NOT_OURS, ' '))
  return outside.filter((words) => !isAnswered(words) && WORD.test(rest(words)))
}

/** What is cut, or wider than what holds it. */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate(CUT)
