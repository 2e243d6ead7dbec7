const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/
/** Of the widget there are some releases a year; whoever makes up more makes no more series. */
const MOST = 50
const OTHER = 'other'

/** Of what anybody may write into a header, the label to count it under. */
export function createVersionLabels(): (told: string) => string {
  const known = new Set<string>()
  return (told) => {
    if (!VERSION.test(told) || (known.size >= MOST && !known.has(told))) return OTHER
    known.add(told)
    return told
  }
}
