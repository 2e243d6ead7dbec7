/** Markup that is already safe. Only html`` makes it, so a plain string can never pass for it. */
export type Html = { readonly markup: string }
type Value = Html | string | number | null | readonly Html[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** A template whose values are escaped; nested html`` and lists of it stay as they are, null is nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: parts.map((part, at) => part + written(values[at] ?? null)).join('') }
}

function written(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'markup' in value ? value.markup : value.map((each) => each.markup).join('')
}
