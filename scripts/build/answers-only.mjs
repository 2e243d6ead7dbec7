// The widget types what it sends by the structs of the contract and checks none of it: that is for the server. Its build
// is therefore without the rows' `query` and `body`, and without every struct that only they use; nor does it ask which
// answers are compressed.

import { edited, walk } from './syntax-tree.mjs'

const TABLES = /\/shared\/contract\/[\w-]+\.ts$/
const STRUCTS = /\/shared\/(?:contract|model)\/[\w/-]+\.ts$/
const SERVER_ONLY = ['query', 'body', 'compressed']

/** After TypeScript is gone: cuts the inputs, and says of the calls that make structs that nothing else comes of them. */
export const answersOnly = {
  name: 'answers-only',
  transform(source, id) {
    if (!STRUCTS.test(id)) return null
    const edits = []
    walk(this.parse(source), (node) => {
      if (TABLES.test(id) && isTable(node)) edits.push(...node.arguments[0].properties.flatMap(serverOnly))
      if (isMaking(node)) edits.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' })
      // What happens within a function happens when it is called.
      return !/Function/.test(node.type)
    })
    return { code: withoutUnused(edited(source, edits)), map: null }
  },
}

const isMaking = ({ type, callee }) => type === 'CallExpression' && callee.type === 'Identifier'
const isTable = (node) => isMaking(node) && node.callee.name === 'calls'

function serverOnly({ value: row }) {
  return row.properties.flatMap((property, at) => {
    if (!SERVER_ONLY.includes(property.key?.name)) return []
    const next = row.properties[at + 1]
    return [{ start: property.start, end: next ? next.start : property.end, text: '' }]
  })
}

const IMPORT = /^import \{([^}]*)\} from "[^"]*";\n/gm

/** Whoever imports a module is one of its users (chunk-groups.mjs), even for a name that is gone. */
function withoutUnused(code) {
  const body = code.replace(IMPORT, '')
  const isUsed = (name) => new RegExp(`\\b${name}\\b`).test(body)
  return code.replace(IMPORT, (line, names) => (names.split(',').some((name) => isUsed(name.trim())) ? line : ''))
}
