import type { Origins } from '../../../shared/origins.ts'
import { compressed } from './build.ts'
import type { Build, BuiltFile } from './build.ts'

/** The loader is built once for all installations; where it is served it learns where its widget lives. */
export function stampedLoader(build: Build, { widget, api, identity }: Origins): BuiltFile {
  const stamps: Record<string, string> = {
    __ORIGINS__: JSON.stringify({ widget, api, identity }),
    __WIDGET_ENTRY__: `${widget}/assets/${build.entry}`,
    __PAGE_ENTRY__: `${widget}/assets/${build.late.page}`,
  }
  const text = build.loader.replace(/__[A-Z_]+__/g, (name) => {
    const value = stamps[name]
    if (value === undefined) throw new Error(`The loader asks for ${name}, which nobody stamps`)
    // It stands within quotation marks; these origins come from the operator, not from a request.
    return JSON.stringify(value).slice(1, -1)
  })
  return compressed(text)
}
