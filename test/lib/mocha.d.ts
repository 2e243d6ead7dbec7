// The browser tests' runner puts these on the window; node tests import theirs from node:test.
type TestBody = (this: { timeout(milliseconds: number): void }) => void | Promise<void>

declare function describe(title: string, body: () => void): void
declare function it(title: string, body: TestBody): void
declare function before(body: TestBody): void
declare function after(body: TestBody): void
declare function beforeEach(body: TestBody): void
declare function afterEach(body: TestBody): void
