/** What the log says of an error (guarantee S27): never its words, which repeat what a guest typed. */
export type LoggedError = {
  /** The name of its class. */
  type: string
  /** SQLSTATE, or the system's own name: '23505', 'ECONNREFUSED'. */
  code?: string
  table?: string
  constraint?: string
  column?: string
  /** What the database named: '23505 member member_email'. Never the words of the error itself. */
  message: string
  /** Where it was thrown: the words stand in the source there. */
  stack: string
  cause?: LoggedError
}

const NAME = /^[\w$.]{1,63}$/
/** Of the database's own description; its `detail`, `where` and `message` hold values. */
const FIELDS = ['code', 'table', 'constraint', 'column'] as const
const FRAME = /^ {4}at [^\n]*:\d+:\d+\)?$/
const FRAMES = 8
const DEEPEST = 4

/** Serializer of every error that is logged. What is not known to be free of values is left out. */
export function loggedError(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const known = FIELDS.flatMap((field) => {
    const value: unknown = Reflect.get(error, field)
    return typeof value === 'string' && NAME.test(value) ? [[field, value]] : []
  })
  const hasCause = error.cause !== undefined && depth < DEEPEST
  return {
    type: NAME.test(error.constructor.name) ? error.constructor.name : 'Error',
    ...Object.fromEntries(known),
    message: known.map(([, value]) => value).join(' '),
    stack: framesOf(error),
    ...(hasCause && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/** The lines of a stack that name places; what stands before them repeats the message. */
function framesOf({ stack = '', message }: Error): string {
  const lines = stack.slice(stack.indexOf(message) + message.length).split('\n')
  return lines
    .filter((line) => FRAME.test(line))
    .slice(0, FRAMES)
    .join('\n')
}
