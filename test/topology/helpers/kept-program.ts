import type { Program } from '../../operating/helpers/programs.ts'

/** A program that ends and is started again where it was. */
export type KeptProgram = {
  /** Asks it to end, or makes it. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
  start: () => Promise<void>
  /** Everything it wrote, over all its lives. */
  said: () => string
}

export async function keptProgram(begin: () => Promise<Program>): Promise<KeptProgram> {
  const lives = [await begin()]
  return {
    async stop(signal) {
      await lives.at(-1)?.stop(signal)
    },
    async start() {
      lives.push(await begin())
    },
    said: () => lives.map((life) => life.said()).join(''),
  }
}
