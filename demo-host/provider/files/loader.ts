import type { Origins } from '../../../shared/origins.ts'
import { compressed } from './build.ts'
import type { Build, BuiltFile } from './build.ts'

/** The loader is built once for all installations; where it is served it learns where its widget lives. */
export function stampedLoader(build: Build, origins: Origins): BuiltFile {
  const stamps: Record<string, string> = {
    __WIDGET_ORIGIN__: origins.widget,
    __API_ORIGIN__: origins.api,
    __GATEWAY_ORIGIN__: origins.gateway,
    __IDENTITY_ORIGIN__: origins.identity,
    __WIDGET_ENTRY__: `${origins.widget}/assets/${build.entry}`,
  }
  const text = build.loader.replace(/__[A-Z_]+__/g, (name) => {
    const value = stamps[name]
    if (value === undefined) throw new Error(`The loader asks for ${name}, which nobody stamps`)
    // It stands within quotation marks; these origins come from the operator, not from a request.
    return JSON.stringify(value).slice(1, -1)
  })
  return compressed(text)
}
