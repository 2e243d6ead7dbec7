import type { Origins } from '../../../shared/origins.ts'
import { compressed, startFiles } from './build.ts'
import type { Build, BuiltFile } from './build.ts'

/** The loader is built once for all installations; where it is served it learns where its widget lives. */
export function stampedLoader(build: Build, { widget, api, identity }: Origins): BuiltFile {
  const address = (file: string | undefined) => `${widget}/assets/${file}`
  // What loader/stamps.ts reads, in its order.
  const stamps: Record<string, string> = {
    __STAMPS__: JSON.stringify([
      { widget, api, identity },
      address(build.late.page),
      [address(build.late.frame)],
      startFiles(build, build.entry).map(address),
    ]),
  }
  const text = build.loader.replace(/__[A-Z_]+__/g, (name) => {
    const value = stamps[name]
    if (value === undefined) throw new Error(`The loader asks for ${name}, which nobody stamps`)
    // It stands within quotation marks; these origins come from the operator, not from a request.
    return JSON.stringify(value).slice(1, -1)
  })
  return compressed(text)
}
