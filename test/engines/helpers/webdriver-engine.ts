import { sendToDriver, startWebkit } from '../../../scripts/webkit.mjs'
import { inPage } from './finders.ts'
import type { Engine, Tab } from './tab.ts'

/** The name under which WebDriver answers an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [ELEMENT]: string }
type Command = { name: string; body: object }
const CLICK: Command = { name: 'click', body: {} }
/** Of these nothing was pressed. */
const NOT_YET = /stale|not interactable|intercepted|no such|not found|detached|navigat/i

/** WebKitGTK, over WebDriver: a browser of its own for each tab. */
export async function startWithWebDriver(): Promise<Engine> {
  const { open, stop } = await startWebkit()
  return {
    async open() {
      return tabOf(await open())
    },
    stop: async () => stop(),
  }
}

function tabOf(session: string): Tab {
  const run = async <Value>(expression: string) =>
    (await sendToDriver(`${session}/execute/sync`, 'POST', {
      script: `return ${inPage(expression)}`,
      args: [],
    })) as Value | null // whoever asks knows what the page answers

  /** Whether the window, or that frame of it, is what the next command is about. */
  async function isAt(frame: string | undefined): Promise<boolean> {
    await sendToDriver(`${session}/frame`, 'POST', { id: null })
    if (frame === undefined) return true
    const found = await run<Element>(`awaited(${frame})`)
    if (found) await sendToDriver(`${session}/frame`, 'POST', { id: found })
    return found !== null
  }
  async function isDone(expression: string, frame: string | undefined, commands: readonly Command[]) {
    try {
      if (!(await isAt(frame))) return false
      const found = await run<Element>(`awaited(${expression})`)
      for (const { name, body } of found ? commands : [])
        await sendToDriver(`${session}/element/${found?.[ELEMENT]}/${name}`, 'POST', body)
      return found !== null
    } catch (error) {
      if (NOT_YET.test(String(error))) return false
      throw error
    }
  }
  return {
    goto: async (url) => void (await sendToDriver(`${session}/url`, 'POST', { url })),
    read: async (expression, frame) => {
      try {
        return (await isAt(frame)) ? await run(expression) : null
      } catch {
        return null // the page is going: whoever waits looks again
      }
    },
    click: (expression, frame) => isDone(expression, frame, [CLICK]),
    // A field in a frame takes keys only once it was clicked.
    type: (expression, text, frame) =>
      isDone(expression, frame, [...(frame === undefined ? [] : [CLICK]), { name: 'value', body: { text } }]),
    close: async () => void (await sendToDriver(session, 'DELETE')),
  }
}
