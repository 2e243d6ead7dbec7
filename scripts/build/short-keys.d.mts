import type { Plugin } from 'rollup'

export declare const shortKeys: Plugin & {
  transform: (this: { parse: (code: string) => unknown }, source: string, id: string) => { code: string } | null
}
