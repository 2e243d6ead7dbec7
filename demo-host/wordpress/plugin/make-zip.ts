// npm run wordpress:zip: the plugin as an archive that WordPress takes under Plugins › Add New › Upload.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { pluginFiles } from './plugin-files.ts'
import { zipOf } from './zip.ts'

const dist = join(import.meta.dirname, '../../../dist')
const path = join(dist, 'booking-widget.zip')
const files = [...pluginFiles()].map(([name, content]) => [`booking-widget/${name}`, content] as const)

mkdirSync(dist, { recursive: true })
writeFileSync(path, zipOf(new Map(files)))
console.log(path)
