// What editors read of the element beside custom-elements.json: VS Code its custom data, JetBrains web-types.
import { ATTRIBUTE_DOCS, EVENT_DOCS, METHOD_DOCS } from '../../shared/element-docs.ts'
import { ATTRIBUTES, MODES, TAG, VIEWS } from '../../shared/element.ts'
import type { AttributeName } from '../../shared/element.ts'
import { LOCALE_CODES } from '../../shared/locales.ts'
import { CUSTOM_PROPERTIES, PARTS } from '../../shared/theme.ts'
import { RELAYED_DETAILS } from './generate-types.ts'

const DESCRIPTION = 'A hotel booking system in one element.'

/** The values an editor can offer; the other attributes are free text. */
const VALUES: Partial<Record<AttributeName, readonly string[]>> = { locale: LOCALE_CODES, mode: MODES, view: VIEWS }
const FLAGS = Object.entries(ATTRIBUTES).flatMap(([name, row]) => (row.default === false ? [name] : []))

const attributes = Object.entries(ATTRIBUTE_DOCS).map(([name, description]) => ({
  name,
  description,
  values: VALUES[name as AttributeName]?.map((value) => ({ name: value })), // the keys of the docs
}))

/** `html.customData` of VS Code. */
export const vscodeData = {
  version: 1.1,
  tags: [
    {
      name: TAG,
      description: DESCRIPTION,
      attributes: attributes.map(({ values, ...attribute }) => ({
        ...attribute,
        ...(values && { values }),
        ...(FLAGS.includes(attribute.name) && { valueSet: 'v' }),
      })),
    },
  ],
}

const typeOf = (name: string, values: readonly { name: string }[] | undefined) =>
  FLAGS.includes(name) ? 'boolean' : (values?.map((value) => `'${value.name}'`).join(' | ') ?? 'string')

const named = (docs: Readonly<Record<string, string>>, prefix = '') =>
  Object.entries(docs).map(([name, description]) => ({ name: prefix + name, description }))

/** web-types of JetBrains, which its editors find by the field of package.json. */
export const webTypes = (name: string, version: string) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: [
        {
          name: TAG,
          description: DESCRIPTION,
          attributes: attributes.map(({ values, ...attribute }) => ({
            ...attribute,
            required: attribute.name === 'hotel-code',
            value: {
              type: typeOf(attribute.name, values),
              kind: FLAGS.includes(attribute.name) ? 'no-value' : 'plain',
            },
          })),
          js: {
            events: [
              ...named(EVENT_DOCS, `${TAG}:`),
              ...Object.keys(RELAYED_DETAILS).map((event) => ({ name: event })),
            ],
            properties: named(METHOD_DOCS),
          },
          css: { properties: named(CUSTOM_PROPERTIES), parts: named(PARTS) },
        },
      ],
    },
  },
})
