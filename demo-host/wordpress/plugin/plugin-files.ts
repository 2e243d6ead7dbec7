import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import { moOf, potOf, scriptTranslations, textsIn, textsOfBlock } from './translations.ts'
import type { Text } from './translations.ts'

const SOURCE = join(import.meta.dirname, '../booking-widget')
const PO = /^languages\/booking-widget-(\w+)\.po$/
/** Whose texts they are: the name that WordPress gives the block's editor script. */
const EDITOR_SCRIPT = 'booking-widget-booking-editor-script'

/** The files as they are written, by path. */
export function pluginSource(): Map<string, Buffer> {
  const entries = readdirSync(SOURCE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted()
  return new Map(paths.map((path) => [relative(SOURCE, path).split(sep).join('/'), readFileSync(path)]))
}

/** Every text of the plugin, its name and description included. */
export function pluginTexts(source: Map<string, Buffer>): Text[] {
  const main = String(source.get('booking-widget.php'))
  const header = [...main.matchAll(/^ \* (?:Plugin Name|Description): +(.+)$/gm)].map(([, id = '']) => ({ id }))
  const spoken = [...source].filter(([path]) => /\.(php|js)$/.test(path))
  return [
    ...header,
    ...textsOfBlock(String(source.get('block/block.json'))),
    ...spoken.flatMap(([, text]) => textsIn(String(text))),
  ]
}

/** What is installed: the source, and the translations in the forms that WordPress reads. */
export function pluginFiles(): Map<string, Buffer> {
  const source = pluginSource()
  const files = new Map(source)
  files.set('languages/booking-widget.pot', Buffer.from(potOf(pluginTexts(source))))
  const ofEditor = textsIn(String(source.get('block/editor.js')))
  for (const [path, content] of source) {
    const [, language] = PO.exec(path) ?? []
    if (language === undefined) continue
    const name = `languages/booking-widget-${language}`
    files.set(`${name}.mo`, moOf(String(content)))
    const spoken = scriptTranslations(String(content), ofEditor, language)
    files.set(`${name}-${EDITOR_SCRIPT}.json`, Buffer.from(spoken))
  }
  return files
}

/** The plugin as a folder of WordPress. */
export function writePlugin(folder: string): void {
  for (const [path, content] of pluginFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
