// What packages bring along and nothing here reaches, cut from the build by its own words. An update that words a place
// differently ends the build, so no cut is ever lost in silence.
const NAMED = [/^import (\w+)(, )?(\{[^}]*\})? ?from (["']react["'])/m, importNamed]

const CUTS = [
  // A default import of React keeps all of it; what is named can be left out.
  { file: /\/jotai\/esm\/react\.mjs$/, cuts: [NAMED, ['typeof delay === "number"', 'false']] },
  { file: /\/@r2wc\/react-to-web-component\/dist\/[\w-]+\.js$/, cuts: [NAMED] },
  {
    // The api fills in the address and the query, reads texts only, and repeats by rules of its own (widget/lib/api).
    file: /\/ofetch\/dist\/shared\/ofetch\.\w+\.mjs$/,
    cuts: [
      ['context.options.baseURL', 'false'],
      ['if (context.options.query)', 'if (false)'],
      ['parseResponse || destr', 'parseResponse'],
      ['context.options.retry !== false', 'false'],
      ['context.options.body && isPayloadMethod(context.options.method)', 'false'],
      [' || detectResponseType(context.response.headers.get("content-type") || "")', ''],
      ['const error = createFetchError(context)', 'const { error } = context'],
    ],
  },
  { file: /\/ofetch\/dist\/index\.mjs$/, cuts: [['= createFetch({', '= /* @__PURE__ */ createFetch({']] },
  // Properties of our tree are values, never attributes, so nothing turns one into the other.
  { file: /\/@r2wc\/core\/dist\/core\.js$/, cuts: [[/\bw = \{[^}]*\}/, 'w = {}']] },
  // One lookup by a name put together keeps all of React as well.
  { file: /\/wouter\/src\/react-deps\.js$/, cuts: [['React["useInsertion" + "Effect"]', 'React.useInsertionEffect']] },
  // Paths are matched by shared/routes.
  { file: /\/wouter\/src\/index\.js$/, cuts: [['parser: parsePattern,', '']] },
]

function importNamed(_, name, comma, names, from) {
  return `import * as ${name} from ${from}${comma ? `;import ${names} from ${from}` : ''}`
}

export const leanPackages = {
  name: 'lean-packages',
  transform(source, id) {
    const row = CUTS.find(({ file }) => file.test(id))
    if (!row) return null
    let code = source
    for (const [words, instead] of row.cuts) {
      const cut = code.replace(words, instead)
      if (cut === code) throw new Error(`${id} has no ${words} any more`)
      code = cut
    }
    return { code, map: null }
  },
}
