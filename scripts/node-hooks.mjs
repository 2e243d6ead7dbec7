// What node needs to run the source: TypeScript and TSX (tsx), stylesheets as text, preact in React's place.
//   node --import ./scripts/node-hooks.mjs --test widget/ui/fields/field.test.tsx
import 'tsx'
import { readFileSync } from 'node:fs'
import { register } from 'node:module'

globalThis.__APP_VERSION__ = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version
register('./node-loader.mjs', import.meta.url)
