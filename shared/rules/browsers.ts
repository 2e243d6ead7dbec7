import { OLDEST_BROWSERS } from '../constants.ts'

// The order counts: Chrome names Safari too. Version stands beside Safari only.
const MAKERS = [
  [/\bEdge\/|\bMSIE |\bTrident\//, Infinity],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/, OLDEST_BROWSERS.chrome],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, OLDEST_BROWSERS.firefox],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, OLDEST_BROWSERS.safari],
] as const

/** A browser that says it is older than what the widget is built for; one that says nothing is not. */
export function isOldBrowser(userAgent: string): boolean {
  for (const [maker, oldest] of MAKERS) {
    const found = maker.exec(userAgent)
    if (found) return Number(found[1] ?? 0) < oldest
  }
  return false
}
