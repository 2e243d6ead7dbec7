// custom-elements.json, which editors and documentation tools read: the element's tables in the words of that format.
import { ATTRIBUTE_DOCS, EVENT_DOCS, METHOD_DOCS } from '../../shared/element-docs.ts'
import { ATTRIBUTES, TAG } from '../../shared/element.ts'
import type { AttributeName } from '../../shared/element.ts'
import { CUSTOM_PROPERTIES, PARTS } from '../../shared/theme.ts'
import { ATTRIBUTE_TYPES, memberOf, RELAYED_DETAILS } from './generate-types.ts'

const CLASS = 'BookingWidgetElement'
const MODULE = 'index.js'

const typed = (text: string) => ({ type: { text } })

const attributes = Object.entries(ATTRIBUTE_DOCS).map(([name, description]) => {
  const known = name as AttributeName // the keys of the docs
  const { default: value } = ATTRIBUTES[known]
  return { name, description, ...typed(ATTRIBUTE_TYPES[known]), ...(value === '' ? {} : { default: String(value) }) }
})

/** `open(opening?: Opening): Promise<void>` and `readonly isOpen: boolean`, taken apart. */
function member(name: string, description: string) {
  const [, readonly, parameters, type = ''] = /^(readonly )?\w+(?:\((.*)\))?: (.*)$/.exec(memberOf(name)) ?? []
  if (readonly) return { kind: 'field', name, description, readonly: true, ...typed(type) }
  const [, parameter, optional, of = ''] = /^(\w+)(\?)?: (.+)$/.exec(parameters ?? '') ?? []
  return {
    kind: 'method',
    name,
    description,
    ...(parameter ? { parameters: [{ name: parameter, ...(optional && { optional: true }), ...typed(of) }] } : {}),
    return: typed(type),
  }
}

const events = [
  ...Object.entries(EVENT_DOCS).map(([name, description]) => ({
    name: `${TAG}:${name}`,
    description,
    ...typed(`CustomEvent<EventDetails['${name}']>`),
  })),
  ...Object.entries(RELAYED_DETAILS).map(([name, detail]) => ({ name, ...typed(`CustomEvent<${detail}>`) })),
]

export const customElements = {
  schemaVersion: '1.0.0',
  modules: [
    {
      kind: 'javascript-module',
      path: MODULE,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          tagName: TAG,
          name: CLASS,
          description: 'A hotel booking system in one element.',
          superclass: { name: 'HTMLElement' },
          attributes,
          members: Object.entries(METHOD_DOCS).map(([name, doc]) => member(name, doc)),
          events,
          cssProperties: Object.entries(CUSTOM_PROPERTIES).map(([name, description]) => ({ name, description })),
          cssParts: Object.entries(PARTS).map(([name, description]) => ({ name, description })),
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: TAG, declaration: { name: CLASS, module: MODULE } }],
    },
  ],
}
