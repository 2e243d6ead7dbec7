import type { JsonSchema } from '../../demo-host/provider/http/openapi/json-schema.ts'
import { keyOf } from './contract-fields.ts'
import type { ContractField } from './contract-fields.ts'

/**
 * What a widget of the released contract would suffer from a server of today's: a call or a field that is gone, an input
 * that takes less or asks for more, an answer that says something it cannot read. Empty: it is served as before.
 */
export function contractBreaks(released: readonly ContractField[], today: readonly ContractField[]): string[] {
  const now = new Map(today.map((field) => [keyOf(field), field]))
  const then = new Map(released.map((field) => [keyOf(field), field]))
  const calls = new Set(today.map(({ call }) => call))
  const gone = [...new Set(released.map(({ call }) => call))].filter((call) => !calls.has(call))
  const changed = released
    .filter(({ call }) => calls.has(call))
    .flatMap((field) => told(field, changesOf(field, now.get(keyOf(field)))))
  const asked = today.filter((field) => isNewDemand(field, then)).flatMap((field) => told(field, ['is asked for']))
  return [...gone.map((call) => `${call}: is gone`), ...changed, ...asked]
}

const told = ({ call, direction, path }: ContractField, changes: string[]) =>
  changes.map((change) => `${call} ${direction} ${path || '(whole)'}: ${change}`)

function changesOf(then: ContractField, now: ContractField | undefined): string[] {
  if (!now) return ['is gone']
  if (then.direction === 'needs')
    return missing(askersOf(then), askersOf(now)).map((one) => `who has ${one} may not ask`)
  return then.direction === 'answer' ? answerChanges(then, now) : inputChanges(then, now)
}

/** Each combination of proofs that a call is answered with. */
const askersOf = ({ schema }: ContractField) =>
  (schema.enum ?? []).flatMap((ways) => (JSON.parse(String(ways)) as object[]).map((one) => JSON.stringify(one)))

const LEAST = ['minimum', 'minLength', 'minItems'] as const
const MOST = ['maximum', 'maxLength', 'maxItems'] as const
const FORMS = ['pattern', 'format'] as const

function inputChanges(
  { required: wasRequired, schema: then }: ContractField,
  { required, schema: now }: ContractField,
) {
  return [
    ...(required && !wasRequired ? ['is asked for'] : []),
    ...missing(typesOf(then), typesOf(now)).map((type) => `takes no ${type}`),
    ...(now.enum ? missing(then.enum ?? ['any word'], now.enum).map((word) => `does not take ${String(word)}`) : []),
    ...LEAST.filter((bound) => isAbove(now[bound], then[bound])).map((bound) => `has a higher ${bound}`),
    ...MOST.filter((bound) => isBelow(now[bound], then[bound])).map((bound) => `has a lower ${bound}`),
    ...FORMS.filter((form) => now[form] !== undefined && now[form] !== then[form]).map((form) => `has another ${form}`),
  ]
}

function answerChanges(
  { required: wasRequired, schema: then }: ContractField,
  { required, schema: now }: ContractField,
) {
  // A value that it does not know, it replaces by the one that stands here.
  const isForgiving = 'default' in then
  return [
    ...(wasRequired && !required ? ['may be missing'] : []),
    ...missing(typesOf(now), typesOf(then)).map((type) => `may be ${type}`),
    ...(then.enum && !isForgiving
      ? missing(now.enum ?? ['any word'], then.enum).map((word) => `may be ${String(word)}`)
      : []),
  ]
}

/** An input that is needed now, in what had to be sent, or could be sent, before. */
function isNewDemand({ call, direction, path, required }: ContractField, then: ReadonlyMap<string, ContractField>) {
  if (!required || direction === 'answer' || direction === 'needs') return false
  const before = (where: string) => then.has([call, direction, where].join('\t'))
  const holder = path.replace(/(?:^|\.)[^.[\]{}]*$|\[\]$/, '')
  // A parameter and a whole body belong to the call itself.
  const isOfCall = direction === 'query' ? holder === '' : path === ''
  return !before(path) && (isOfCall ? isKnown(call, then) : before(holder))
}
const isKnown = (call: string, then: ReadonlyMap<string, ContractField>) => then.has([call, 'needs', ''].join('\t'))

/** A number may be whole. */
const typesOf = ({ type = [] }: JsonSchema) =>
  [type].flat().flatMap((one) => (one === 'number' ? [one, 'integer'] : one))
const missing = <Value>(wanted: readonly Value[], there: readonly Value[]) =>
  wanted.filter((value) => !there.includes(value))
const isAbove = (now = -Infinity, then = -Infinity) => now > then
const isBelow = (now = Infinity, then = Infinity) => now < then
