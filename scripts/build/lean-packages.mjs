// What packages bring along and nothing here reaches, cut from the build by its own words. An update that words a place
// differently ends the build, so no cut is ever lost in silence.
const NAMED = [/^import (\w+)(, )?(\{[^}]*\})? ?from (["']react["'])/m, importNamed]

const STORE_STATE = `
const atomStateMap = new WeakMap(), mountedMap = new WeakMap(), invalidatedAtoms = new WeakMap();
const changedAtoms = new Set();
const storeEpochHolder = [0];
`

// A store of ours has only jotai's own blocks, so each calls the next by its name instead of through a table, and nobody
// listens to its hooks. No promise is read by waiting for it
// (test/rules/tokens.test.ts): it is a value like any other.
const JOTAI_STORE = [
  [/^ +const (?!store\b)\w+ = buildingBlocks\[(?:6|7|8|9|1\d|2[0-3]|26|27)\];\n/gm, ''],
  [/^ {4}BUILDING_BLOCK_\w+(?=,$)/gm, ''],
  // Nobody brings blocks of their own, and a host's map() may close the holes up.
  ['.map((fn, i) => partialBuildingBlocks[i] || fn)', ''],
  [/BUILDING_BLOCK_/g, ''],
  [/^ +\(_\w+ = storeHooks\.\w\) == null \? .*\n/gm, ''],
  [/storeHooks\.f\b(?! =| \|\|)/g, 'false'],
  [/isPromiseLike\((?!p\))[\w.]+\)/g, 'false'],
  // No promise, so nothing waits for one, and no reader is told when to give up. Nobody writes while reading, and nobody
  // looks on when an atom begins or ends to be used.
  [
    /(?<=function getMountedOrPendingDependents\([^]*?\{\n)[^]*?\n(?=\}\n)/,
    '  return mountedMap.get(atom)?.t || [];\n',
  ],
  [/^ {2}let controller;\n[^]*?^ {2}const options = \{\n[^]*?^ {2}\};\n/m, ''],
  [/(?<=getter),\n +options\n/, '\n'],
  [/^ +if \(hasOnInit\(atom\)\) \{\n[^]*?\n {4}\}\n/m, ''],
  [/^ +if \(isActuallyWritableAtom\(atom\) && hasOnMount\(atom\)\) \{\n[^]*?\n {4}\}\n/m, ''],
  [' && !mountCallbacks.size && !unmountCallbacks.size', ''],
  [' || unmountCallbacks.size || mountCallbacks.size', ''],
  [/^ +for \(const fn of (?:un)?mountCallbacks\) \{\n[^]*?\n {4}\}\n +(?:un)?mountCallbacks\.clear\(\);\n/gm, ''],
  [/^ +if \(mounted\.u\) \{\n[^]*?\n {4}\}\n/m, ''],
  [/^ +if \(shouldThrowSynchronously\(error\)\) \{\n[^]*?\n {4}\}\n/m, ''],
  [/^ +if \(\(import\.meta\.env \?[^\n]*"production"\) \{\n +storeMutationSet\.\w+\(store\);\n +\}\n/gm, ''],
  ['&& storeMutationSet.has(store)', '&& false'],
  // What a store holds stands around its functions instead of being handed from one to the next.
  [/^ +const \w+ = buildingBlocks\[\d+\];\n/gm, ''],
  [/\b_?buildingBlocks,\s+_?store(?:,\s+)?/g, ''],
  [/^(?=const atomRead = )/m, `function buildStore() {\n${STORE_STATE}`],
  [
    /^const buildingBlockMap = [^]*$/m,
    'return { get: storeGet, set: storeSet, sub: storeSub };\n}\nexport { buildStore as INTERNAL_buildStoreRev3 };\n',
  ],
]
const JOTAI_HOOKS = [
  NAMED,
  [/^import \{ INTERNAL_getBuildingBlocksRev3 \} .*\n/m, ''],
  [/^const continuablePromiseMap = [^]*?(?=^function useAtomValue)/m, ''],
  ['(options == null ? void 0 : options.store) || store || getDefaultStore()', 'store'],
  ['if (storeRef.current === null)', 'if (false)'],
  ['typeof delay === "number"', 'false'],
  ['if (isPromiseLike(value))', 'if (false)'],
  // It alone would keep React's use().
  [/^ +const \{ delay, unstable_promiseStatus[^\n]*\n/m, ''],
  [', delay, promiseStatus]', ']'],
  [/if \(promiseStatus\)/g, 'if (false)'],
  ['useDebugValue(value);', ''],
]

// superstruct without generators: a value is read to its end or to the first thing that is wrong. The test beside this file
// holds it against the whole package.
const VALIDATE = `function validate(value, struct, options = {}) {
    if (options.coerce) value = struct.coercer(value, options);
    if (!struct.validator(value, options)) return [new StructError()];
    for (const [key, each, of] of struct.entries(value, options)) {
        const [error, read] = validate(each, of, options);
        if (error) return [error];
        if (options.coerce && read !== each) value[key] = read;
    }
    return struct.refiner(value, options) ? [undefined, value] : [new StructError()];
}
`
const READ = `    const [error, read] = validate($<args>);
    if (error) throw error;
    return read;
`
const UNION = `validator: (value, context) => Structs.some((one) => !validate(value, one, context)[0]),
`
const ENTRIES = `entries(value) {
            if (!schema || !isObject(value)) return [];
            const unknowns = Object.keys(value).filter((key) => !knowns.includes(key));
            return [...knowns, ...unknowns].map((key, at) => [key, value[key], at < knowns.length ? schema[key] : Never]);
`
const PASSES = `const passes = (check) => (value, context) => !check || check(value, context) === true;
`
const SIZE = `    return refine(struct, '', (value) => {
        const is = value.length ?? value.size ?? value;
        return min <= is && is <= max;
    });
`
const REFINED = `    const check = passes(refiner);
    return new Struct({ ...struct, refiner: (value, context) => struct.refiner(value, context) && check(value, context) });
`
/** Of the known keys at once: an object that keys are deleted from is slow for ever. */
const COERCED = `if (!ctx.mask || !schema) return { ...value };
            const coerced = {};
            for (const key of knowns) if (key in value) coerced[key] = value[key];
            return coerced;
`

const CUTS = [
  { file: /\/jotai\/esm\/vanilla\/internals\.mjs$/, cuts: JOTAI_STORE },
  { file: /\/jotai\/esm\/react\.mjs$/, cuts: JOTAI_HOOKS },
  // A default import of React keeps all of it; what is named can be left out.
  { file: /\/@r2wc\/react-to-web-component\/dist\/[\w-]+\.js$/, cuts: [NAMED] },
  {
    // What is refused is refused: nobody here reads superstruct's sentences about why, or calls a struct's methods.
    file: /\/superstruct\/dist\/index\.mjs$/,
    cuts: [
      // In a page with prototype.js a list's own entries() are its values.
      ['of value.entries()', 'of Object.entries(value)'],
      [/class StructError extends TypeError \{[^]*?\n\}\n/, 'class StructError extends TypeError {}\n'],
      [/ +\/\*\*\n +\* Assert that a value passes the struct's validation[^]*?(?=\n\}\n)/, ''],
      [/ \|\|\s*`Expected (?:\\.|[^`\\])*`/g, ''],
      [/^function toFailure\([^]*?\n\}\n/m, ''],
      [
        /^ {8}if \(validator\) \{\n[^]*?\n {8}\}\n {8}if \(refiner\) \{\n[^]*?this\.refiner = \(\) => \[\];\n {8}\}\n/m,
        '        this.validator = passes(validator);\n        this.refiner = passes(refiner);\n',
      ],
      // It ends at the first thing that is wrong, so nothing has to be kept of where it is: thousands of rooms are read in
      // half of the time.
      [/function\* run\([^]*?\n\}\n/, ''],
      [/function validate\([^]*?\n\}\n/, VALIDATE],
      [/ {4}const result = validate\((?<args>[^)]*coerce[^)]*)\);\n[^]*?(?=^\}\n)/gm, READ],
      [
        /\*entries\(value\) \{\n +if \(schema && isObject\(value\)\) \{\n +const unknowns = new Set\([^]*?yield \[key, value\[key\], Never\];\n {16}\}\n {12}\}\n/,
        ENTRIES,
      ],
      ['entries = function* () { }', 'entries = () => []'],
      [/function\* toFailures\([^]*?\n\}\n/, PASSES],
      [/const coerced = \{ \.\.\.value \};\n[^]*?return coerced;\n/, COERCED],
      ['S.validate(value, {', 'validate(value, S, {'],
      [/(?<=^function union\([^]*?)validator\(value, ctx\) \{\n[^]*?\n {8}\},\n/m, UNION],
      [/const description = [^]*?;\n/g, ''],
      // What is asked of a struct is whether it is an object or a type; what another is called stands in those sentences alone.
      [/^ +type: '(?!object|type')\w+',\n/gm, ''],
      [/\bdefine\('\w+', /g, "define('', "],
      ['new Struct({ type: name, schema: null, validator })', 'new Struct({ validator })'],
      [/(?<=^function enums\(values\) \{\n)[^]*?(?=validator)/m, '    return new Struct({\n        '],
      [/(?<=^function size\([^]*?\{\n)[^]*?(?=^\}\n)/m, SIZE],
      [/(?<=^function refine\([^]*?\{\n)[^]*?(?=^\}\n)/m, REFINED],
    ],
  },
  {
    // The api makes the whole address, waits and repeats by rules of its own, and reads texts only (widget/lib/api).
    file: /\/ofetch\/dist\/shared\/ofetch\.\w+\.mjs$/,
    cuts: [
      [/^( +)if \(typeof context\.request === "string"\) \{\n[^]*?\n\1\}\n/m, ''],
      [/^( +)if \(context\.options\.on\w+\) \{\n[^]*?\n\1\}\n/gm, ''],
      [/^( +)if \(!context\.options\.signal && [^]*?\n\1\}\n/m, ''],
      [/ finally \{\n +if \(abortTimeout\)[^]*?\n {4}\}/, ''],
      [/^ +let query;\n[^]*?\n  \}\n/m, ''],
      [/^ +query,\n +params: query,\n/m, ''],
      [
        /^( +)switch \(responseType\) \{\n[^]*?\n\1\}\n/m,
        '$1context.response._data = await context.response[responseType]();\n',
      ],
      [/\(context\.options\.parseResponse \? .*;/, 'context.options.responseType;'],
      ['context.options.retry !== false', 'false'],
      ['context.options.body && isPayloadMethod(context.options.method)', 'false'],
      ['const error = createFetchError(context)', 'const { error } = context'],
      [/new Set\(\n +Object\.freeze\(\["PATCH"[^\n]*\n\)/, 'new Set()'],
      // Headers are made anew for every call, and nothing is set for all of them.
      [/(?<=function mergeHeaders\([^]*?\{\n)[^]*?\n(?=\}\n)/, '  return new Headers(input);\n'],
      ['    ...defaults,\n', ''],
      [/^( +)if \(Error\.captureStackTrace\) \{\n[^]*?\n\1\}\n/m, ''],
      [/^ +\$fetch\.native = [^]*?(?=^ +return \$fetch;)/m, ''],
    ],
  },
  // Whose fetch it is, a widget is told.
  { file: /\/ofetch\/dist\/index\.mjs$/, cuts: [[/^const _globalThis = [^]*$/m, 'export { createFetch };\n']] },
  {
    // Properties of our tree are values, never attributes or events, so nothing turns one into the other.
    file: /\/@r2wc\/core\/dist\/core\.js$/,
    cuts: [
      [/\bw = \{[^}]*\}/, 'w = {}'],
      [/^ +static get observedAttributes\(\) \{\n[^]*?\n {4}\}\n/m, ''],
      [/^ +attributeChangedCallback\([^]*?\n {4}\}\n/m, ''],
      [/^ {2}for \(const r of n\) \{\n {4}a\[r\][^]*?^ {2}\}\n/m, ''],
      [/^ +const s = d\[r\], l = a\[r\];\n/m, ''],
      [/^ {2}for \(const r of u\)\n[^\n]*\n/m, ''],
      [/const n = Array\.isArray\(e\.props\) \?.*;/, 'const n = Object.keys(e.props);'],
      [/^ +e\.props \|\| .*\n/m, ''],
      [/^ {6}for \(const s of [nu]\)[^]*?\n(?= {6}for | {4}\}\n)/gm, ''],
      [/^ +const i = l \? w\[l\] : null;\n[^]*?(?=this\[b\]\(\);)/m, ''],
    ],
  },
  // One lookup by a name put together keeps all of React as well.
  { file: /\/wouter\/src\/react-deps\.js$/, cuts: [['React["useInsertion" + "Effect"]', 'React.useInsertionEffect']] },
  {
    // Paths are matched by shared/routes, and links are widget/ui/link.
    file: /\/wouter\/src\/index\.js$/,
    cuts: [
      ['parser: parsePattern,', ''],
      ['Link = forwardRef(', 'Link = /* @__PURE__ */ forwardRef('],
      ['if (props.ssrPath)', 'if (false)'],
      [/^ +ssr\w+: undefined,\n/gm, ''],
    ],
  },
  {
    // Nothing is rendered on a server, so nothing that stands is taken over, and no part waits by throwing a promise.
    file: /\/preact\/dist\/preact\.mjs$/,
    cuts: [
      [/if\(e\.length=v,r\.__v=null,c\|\|o\)[^]*?else r\.__e=u\.__e;/, 'e.length=v,r.__v=null,r.__e=u.__e;'],
      [/128&u\.__u&&\([^]*?,(?=\(s=n\.__b\))/, ''],
      ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),', ''],
      [/,o\)for\(s=0;s<o\.length;[^]*?break\}(?=if\(!t\))/, ');'],
      [/l&&\(n\.__m&&n\.__m\(r,o\),l=!1\),/, ''],
      // One class is left, which catches errors (widget/app/start/error-boundary): no method runs before a change or a
      // mount, and no class reads a context.
      [/M!==k&&C&&![^;]*?componentWillReceiveProps\(M,L\),/, ''],
      ['d.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),', ''],
      [/else C&&!V\.getDerivedStateFromProps&&[^;]*componentDidMount\);/, ''],
      [/,V\.getDerivedStateFromProps&&\(.*?\(M,d\.__s\)\)\)(?=\),k=)/, ''],
      [/C&&u\.__c&&d\.getSnapshotBeforeUpdate&&\(.*?\(k,b\)\),/, ''],
      ['d.componentDidUpdate(k,b,m)', 'd.componentDidUpdate(k)'],
      [/j=\(s=V\.contextType\)&&.*?,L=[^,]*/, 'L=i'],
      [',j&&j.sub(d)', ''],
      // Nothing is shown outside of its parent (createPortal).
      [/\|\|n\.props\.__P(?=\?)/, ''],
      ['&&!n.props.__P)', ')'],
      ['if(n.props.__P)return t;', ''],
      [/M\.__P&&\(s=l,.*?:null\),(?=l=I\()/, ''],
      ['M.__P&&(r.__e=null,l=s),', ''],
      ['||u&&!t.props.__P)', '||u)'],
      // And nothing is taken over from a server, as above: no elements that are left, and no values that stand.
      [',p&&p.some(g)', ''],
      [',o&&o.some(g)', ''],
      ['o?o[0]:u.__k&&S(u,0)', 'u.__k&&S(u,0)'],
      ['l&&"function"!=typeof k||', ''],
      ['l||y&&', 'y&&'],
      ['l&&"textarea"!=C||', ''],
      ['l&&t.data==x||', ''],
      [/\(t\.Consumer=.*?\)\.contextType=t/, 't'],
      // Changes are drawn in the next microtask, and nobody asks for another time.
      ['&&i==n.debounceRendering||((i=n.debounceRendering)||queueMicrotask)(H)', '||queueMicrotask(H)'],
      ['(i||queueMicrotask)(H)', 'queueMicrotask(H)'],
      ['9==r.nodeType&&(r=r.documentElement),', ''],
      ['i=(u=t&&32&t.__u)?null:r.__k', 'u=0,i=r.__k'],
      ['i?null:r.firstChild?d.call(r.childNodes):null', 'null'],
      ['32&u.__u?[i]:null', 'null'],
      ['S(u),32&u.__u,', 'S(u),0,'],
      // Nor is there a formula, a drawing with HTML in it, or a template (the test beside this file).
      [/"math"==C\?[^:]*:\/\/[^:]*:/, ''],
      [/\("foreignObject"==C\|\|.*?(?=I\()/, ''],
      ['"template"==C&&t.content||t', 't'],
      ['.replace(/xlink(H|:h)/,"h")', ''],
      // Its parent as options brings the registry of the document it was made in, which another document refuses.
      ['C,x.is?x:a)', 'C,x)'],
      [/,o="textarea"==C&&[^]*?!l&&o\)for\(\$=\{\},[^]*?\.value;/, ');'],
    ],
  },
  {
    // What React itself gave up (renamed lifecycles, events that must be kept, default properties) nobody here uses.
    file: /\/preact\/compat\/dist\/compat\.mjs$/,
    cuts: [
      [/,\["componentWillMount"[^]*?\}\)\}\);var J=u\.event;u\.event=[^]*?n\.nativeEvent=n\};/, ';'],
      [/,t\.type\.defaultProps\)\)\{[^]*?t\.props=e\}/, ')){}'],
      // Of drawings, the names that ours have (the test beside this file reads them).
      [/\$=\/\^\(\?:accent[^/]*\/(?=,z=)/, '$=/^(?:stroke|text)[A-Z]/'],
      [/"select"==r\)\{var s=[^]*?\}\)\)\}/, '"select"==r){}'],
      ['H&&"children"==o&&"noscript"==r||', ''],
      [/e\.class&&!e\.className\?.*?\}?\):(?=e\.className&&)/, ''],
      ['"ondoubleclick"==c?o="ondblclick":', ''],
      // What is kept from being drawn anew is so by its properties alone, without a ref or a name.
      [/function r\(n\)\{var e=this\.props\.ref;.*?:R\(this\.props,n\)\}/, 'function r(n){return R(this.props,n)}'],
      [/u\.displayName="Memo\(".*?u\.type=n,/, ''],
      [/"__source"!=\w&&/g, ''],
      [
        /\/\* @__PURE__ \*\/X\(function\(n,t,e\)\{var r=u\.__s\|\|T\?\(e\|\|t\)\(\):t\(\),([^]*?)\},\[n\]\),r\}\);/,
        'function(n,t){var r=t(),$1},[n]),r};',
      ],
      // No component that is a class is asked for a ref.
      [/else if\("function"==typeof t\.type&&\("ref"in.*?delete t\.props\.ref\)\)\)\{\}/, ''],
    ],
  },
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
