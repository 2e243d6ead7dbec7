// What the build's own steps do with a module: look through its tree, and write other text in some places.

/** Every node, until `visit` says no of one: then nothing within it. */
export function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, visit))
  if (typeof node?.type !== 'string' || !visit(node)) return
  for (const [name, child] of Object.entries(node)) if (name !== 'type' && child instanceof Object) walk(child, visit)
}

/** Edits are { start, end, text }. From the end to the beginning; what lies within a cut is gone with it. */
export function edited(source, edits) {
  const cuts = edits.filter(({ start, end }) => end > start)
  const kept = edits.filter(
    (edit) => cuts.includes(edit) || !cuts.some(({ start, end }) => edit.start >= start && edit.start < end),
  )
  return kept
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source)
}
