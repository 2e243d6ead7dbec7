import { STORAGE_PREFIX } from '../../shared/storage-key.ts'
import type { Look, Snapshot } from './probe.ts'

/** The one name that the README declares; the other is the host's own list, which analytics pushes to. */
const DECLARED = ['BookingWidget', 'dataLayer']
/** What grows with the element that stands in it. */
const SIZES = /^(height|block-size|perspective-origin|transform-origin|inset|top|bottom|min-block-size)/
const NEAR_PX = 0.6

const added = (before: readonly string[], after: readonly string[]) => after.filter((name) => !before.includes(name))

/** What the widget left in a page outside its element; empty when nobody could tell that it is there. */
export function footprint(before: Snapshot, after: Snapshot): string[] {
  const isOwn = (name: string) => DECLARED.includes(name) || /^\d+$/.test(name)
  const globals = [...added(before.globals, after.globals), ...added(before.enumerable, after.enumerable)]
  const gone = added(after.globals, before.globals)
  const bent = Object.keys(before.builtins).filter(
    (name) => name !== 'BookingWidget' && after.builtins[name] !== before.builtins[name],
  )
  const same = ['html', 'styleSheets', 'address', 'title', 'history'] as const
  const foreign = added(before.storage, after.storage).filter((name) => !name.startsWith(STORAGE_PREFIX))
  return [
    ...globals.filter((name) => !isOwn(name)).map((name) => `new global ${name}`),
    ...gone.filter((name) => !isOwn(name)).map((name) => `lost global ${name}`),
    ...bent.map((name) => `changed ${name}`),
    ...same
      .filter((name) => after[name] !== before[name])
      .map((name) => `${name}: ${difference(before[name], after[name])}`),
    ...foreign.map((name) => `stored ${name}`),
    ...lookChanges(before.looks, after.looks),
  ]
}

function difference(before: string | number, after: string | number): string {
  const [one, other] = [String(before), String(after)]
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const from = Math.max(0, (at < 0 ? one.length : at) - 40)
  return `…${other.slice(from, from + 120)}… instead of …${one.slice(from, from + 120)}…`
}

function lookChanges(before: readonly Look[], after: readonly Look[]): string[] {
  const found: string[] = []
  for (const look of after) {
    const was = before.find(({ path }) => path === look.path)
    if (!was) {
      found.push(`new element ${look.path}`)
      continue
    }
    const grows = look.place === 'around'
    const styles = Object.keys(look.style).filter(
      (name) => !(grows && SIZES.test(name)) && look.style[name] !== was.style[name],
    )
    found.push(...styles.map((name) => `${look.path} ${name}: ${look.style[name]} instead of ${was.style[name]}`))
    const compared = { around: [0, 2], above: [0, 1, 2, 3], below: [0, 2, 3] }[look.place]
    for (const side of compared) {
      const [is = 0, before = 0] = [look.box[side], was.box[side]]
      if (Math.abs(is - before) > NEAR_PX) found.push(`${look.path} box ${side}: ${is} instead of ${before}`)
    }
  }
  return found.slice(0, 20)
}
