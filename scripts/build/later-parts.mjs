// A module stands in one file whole, so what only later screens use of a module that the search bar uses would come with the
// search bar. Here such a module is parted in two: what the first file needs (`first`) stays, everything else becomes a
// module of its own, and whoever imports it is led there. Nothing is copied: each declaration stands once.

/**
 * By module, the exports that the first file names; what these need themselves stays with them. None that the widget's own
 * document needs more of, because that part would be a file of its own.
 */
const PARTED = [
  {
    file: '/superstruct/dist/index.mjs',
    first:
      'array boolean coerce define enums integer is mask min nullable number object optional pattern record size ' +
      'string Struct type unknown validate',
  },
  { file: '/shared/model/wire.ts', first: 'plainDate count locale lenient queryBoolean' },
  { file: '/shared/rules/days/dates.ts', first: 'parseDate isDate addDays nights weekday localTime today' },
  { file: '/shared/currencies.ts', first: 'CURRENCIES DEFAULT_CURRENCY CURRENCY_CODES isCurrency' },
  { file: '/widget/ui/icons/signs.ts', first: 'search globe alert' },
].map(({ file, first }) => ({ file, first: first.split(' ') }))
/** Their numbers and texts stand where they are used, so no file hands them to another. */
const CONSTANTS = ['/shared/constants.ts', '/shared/limits.ts']
const LATER = '?later'
const rowOf = (id) => PARTED.find(({ file }) => id.endsWith(file))
/** Whether what is imported may be one of them: a package by its name, a file of ours by its own. */
const isCandidate = (source) =>
  [...CONSTANTS, ...PARTED.map(({ file }) => file)].some(
    (file) => file.startsWith(`/${source}/`) || source.endsWith(file.slice(file.lastIndexOf('/'))),
  )

export function laterParts() {
  const parts = new Map()
  return {
    name: 'later-parts',
    resolveId: { order: 'pre', handler: (id) => (id.endsWith(LATER) ? id : null) },
    async load(id) {
      if (!id.endsWith(LATER)) return null
      const whole = id.slice(0, -LATER.length)
      await this.load({ id: whole })
      return { code: parts.get(whole), moduleSideEffects: false }
    },
    transform: {
      order: 'post',
      async handler(source, id) {
        if (id.endsWith(LATER)) return null
        const code = await ledToParts(this, source, id)
        const row = rowOf(id)
        if (!row) return code === source ? null : { code, map: null }
        const { first, later } = parted(this.parse(code), code, row.first, id)
        parts.set(id, later)
        return { code: first, map: null }
      },
    },
    /** A name that the first file has begun to use brings the whole later part with it. */
    generateBundle(_options, bundle) {
      for (const { fileName, name, moduleIds } of Object.values(bundle)) {
        const late = name === 'index' && moduleIds?.find((id) => id.endsWith(LATER))
        if (late) throw new Error(`${fileName} needs more of ${late}: see PARTED in scripts/build/later-parts.mjs`)
      }
    },
  }
}

/** The same module, whose imports of a parted one are taken from the part that has them. */
async function ledToParts(context, source, id) {
  let code = source
  for (const node of context.parse(source).body.toReversed()) {
    if (!node.source || !isCandidate(node.source.value)) continue
    const target = (await context.resolve(node.source.value, id))?.id ?? ''
    if (CONSTANTS.some((file) => target.endsWith(file))) {
      code = code.slice(0, node.start) + (await written(context, node, target)) + code.slice(node.end)
      continue
    }
    const row = rowOf(target)
    if (!row) continue
    if (node.type !== 'ImportDeclaration' || node.specifiers.some(({ type }) => type !== 'ImportSpecifier'))
      throw new Error(`${id} takes all of ${target}, which comes in two parts`)
    const named = (isFirst) => node.specifiers.filter(({ imported }) => row.first.includes(imported.name) === isFirst)
    const instead = importOf(named(true), node.source.value) + importOf(named(false), target + LATER)
    code = code.slice(0, node.start) + instead + code.slice(node.end)
  }
  return code
}

/** What is imported of the constants as it is, and an import of what is no plain value. */
async function written(context, { specifiers }, target) {
  const { code } = await context.load({ id: target })
  const values = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const isPlain = ({ imported }) => ['number', 'string'].includes(typeof values[imported.name])
  const others = specifiers.filter((one) => !isPlain(one))
  const constants = specifiers
    .filter(isPlain)
    .map(({ imported, local }) => `const ${local.name}=${JSON.stringify(values[imported.name])};`)
  return constants.join('') + importOf(others, target)
}

/** The two parts of a module: what `wanted` needs with all that stands behind it, and the rest, which imports from it. */
function parted({ body }, code, wanted, id) {
  const imports = body.filter(({ type }) => type === 'ImportDeclaration')
  const lists = body.filter((node) => node.type === 'ExportNamedDeclaration' && !node.source && !node.declaration)
  const statements = body
    .filter((node) => !imports.includes(node) && !lists.includes(node))
    .map((node) => ({
      text: code.slice(node.start, node.end),
      names: namesOf(node.declaration ?? node),
      uses: identifiersOf(node),
      isExported: Boolean(node.declaration),
    }))
  const exported = [
    ...namesIn(statements.filter(({ isExported }) => isExported)),
    ...lists.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  ]
  const unknown = wanted.find((name) => !exported.includes(name))
  if (unknown) throw new Error(`${id} has no ${unknown} any more`)

  const kept = neededFor(wanted, statements)
  const stays = statements.filter((statement) => kept.has(statement))
  const moves = statements.filter((statement) => !kept.has(statement))
  const [usedFirst, usedLater] = [stays, moves].map((part) => new Set(part.flatMap(({ uses }) => [...uses])))
  const shared = namesIn(stays).filter((name) => usedLater.has(name))
  // Led to the later part as everything is that the first file does not name, though what it names needs it as well.
  const alsoFirst = namesIn(stays).filter((name) => exported.includes(name) && !wanted.includes(name))
  const first = [importsFor(usedFirst, imports), textOf(stays, [...exported, ...shared])]
  const later = [
    `import {${shared.join()}} from ${JSON.stringify(id)};`,
    importsFor(usedLater, imports),
    textOf(moves, exported),
    `export {${alsoFirst.join()}} from ${JSON.stringify(id)};`,
  ]
  return { first: first.join('\n'), later: later.join('\n') }
}

/** The statements that declare these names, whatever those read, and all that declares nothing. */
function neededFor(wanted, statements) {
  const kept = new Set()
  const keep = (statement) => {
    if (kept.has(statement)) return
    kept.add(statement)
    for (const other of statements) if (other.names.some((name) => statement.uses.has(name))) keep(other)
  }
  for (const statement of statements)
    if (statement.names.length === 0 || statement.names.some((name) => wanted.includes(name))) keep(statement)
  return kept
}

/** The statements of a part, with those of these names exported that do not say so themselves. */
function textOf(part, names) {
  const stated = namesIn(part.filter(({ isExported }) => isExported))
  const own = namesIn(part).filter((name) => names.includes(name) && !stated.includes(name))
  return `${part.map(({ text }) => text).join('\n')}\nexport {${own.join()}};`
}

const importOf = (specifiers, from) => {
  const names = specifiers.map(({ imported, local }) => `${imported.name} as ${local.name}`)
  return names.length > 0 ? `import {${names.join()}} from ${JSON.stringify(from)};` : ''
}
const importsFor = (uses, imports) =>
  imports
    .map(({ specifiers, source }) =>
      importOf(
        specifiers.filter(({ local }) => uses.has(local.name)),
        source.value,
      ),
    )
    .join('\n')
const namesIn = (statements) => statements.flatMap(({ names }) => names)
const namesOf = (node) =>
  node.type === 'VariableDeclaration' ? node.declarations.map(({ id }) => id.name) : node.id ? [node.id.name] : []

/** Every name a statement may read; what is only a property's name is none. */
function identifiersOf(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((one) => identifiersOf(one, found))
  else if (node?.type === 'Identifier') found.add(node.name)
  else if (node && typeof node === 'object')
    for (const [key, value] of Object.entries(node)) {
      const isName =
        (key === 'property' && node.type === 'MemberExpression') || (key === 'key' && node.type !== 'ImportAttribute')
      if (!(isName && !node.computed)) identifiersOf(value, found)
    }
  return found
}
