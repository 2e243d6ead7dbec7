import asyncHooks from 'node:async_hooks'
import type { HookCallbacks } from 'node:async_hooks'

const { createHook, executionAsyncId, executionAsyncResource } = asyncHooks
/** Of whatever a test began, the number of that test. */
const TEST = Symbol('test')
type Marked = { [TEST]?: number }

/**
 * To know whose an error is, node:test keeps a table of every promise, and has each told that goes, which costs more than the
 * promise. Here a promise bears the number of its test, and the table has tests only.
 */
function testsAlone({ init }: HookCallbacks) {
  return createHook({
    init(id, type, triggerId, resource: Marked) {
      if (type === 'Test') init?.(id, type, triggerId, resource)
      const test = type === 'Test' ? id : currentTest()
      if (test !== undefined) resource[TEST] = test
    },
  })
}
const currentTest = () => (executionAsyncResource() as Marked)[TEST]

// It takes these when it is loaded; nobody else finds them changed.
Object.assign(asyncHooks, { createHook: testsAlone, executionAsyncId: () => currentTest() ?? executionAsyncId() })
await import('node:test')
Object.assign(asyncHooks, { createHook, executionAsyncId })
