import type { METHODS, Port, WidgetMethod } from '../../shared/element.ts'
import { Failure } from './failure.ts'

/** The widget's end of the wire to the page around it: the loader's port, or the parent of a widget document. */
export type Host = Port & {
  /** The hotel's settings are there: specified messages wait for them, and are dropped when they do not name the page. */
  allow(origins: readonly string[]): void
}

/** In a Shadow DOM the widget has the page's port already, and whoever holds it may hear everything. */
export const connectHost = (wire: Port | Host): Host =>
  // A port that is a host already keeps its own allow.
  ({ allow() {}, ...wire })

export type Commands = {
  [Method in WidgetMethod]: (input: NonNullable<ReturnType<(typeof METHODS)[Method]>>) => unknown
}

/** What a verb throws whose refusal the page may want to tell from others. */
export const refusal = (code: string) => Object.assign(new Error(code), { code })

const codeOf = (problem: unknown): string => {
  if (problem instanceof Failure) return String(problem.codes[0] ?? problem.kind)
  return problem instanceof Error && 'code' in problem ? String(problem.code) : 'refused'
}

/** Runs the page's calls once the widget has started, and answers each: an empty code when it is done, otherwise that of the refusal. */
export const answerCalls = (port: Port, verbs: Commands, started: () => Promise<unknown> = async () => {}) =>
  port.listen(async (message) => {
    if (message.type !== 'call') return
    const { id, method, input } = message.payload
    const verb = verbs[method] as (input: string) => unknown // the element sends what METHODS makes of the arguments
    try {
      await started()
      await verb(input)
      port.post({ type: 'answer', payload: { id, code: '' } })
    } catch (problem) {
      port.post({ type: 'answer', payload: { id, code: codeOf(problem) } })
    }
  })
