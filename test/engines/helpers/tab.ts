/**
 * What a test does with a page of any engine. An expression is JavaScript that the page reads, with `all` and `one` of finders.ts;
 * `frame` is one that finds a frame in the page, and then the expression is read within it.
 */
export type Tab = {
  goto: (address: string) => Promise<void>
  /** Null where it cannot be read yet: no such frame, or a page on its way to another. */
  read: <Value>(expression: string, frame?: string) => Promise<Value | null>
  /** As a guest's mouse does it; false: it is not there yet, or something stands before it. */
  click: (expression: string, frame?: string) => Promise<boolean>
  /** As a guest's keyboard does it, after what is written already. */
  type: (expression: string, text: string, frame?: string) => Promise<boolean>
  close: () => Promise<void>
}

export type Engine = {
  /** Without anything that another tab of the engine has kept. */
  open: () => Promise<Tab>
  stop: () => Promise<void>
}
