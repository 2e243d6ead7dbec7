import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { connect } from 'node:net'

import { until } from '../../lib/until.ts'

const STOP_MS = 15_000
const START_MS = 60_000

const living = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

export type Program = {
  /** Everything it wrote so far. */
  said: () => string
  /** Ends it and gives its exit code. */
  stop: (signal?: NodeJS.Signals, patienceMs?: number) => Promise<number | null>
}

export type Started = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** It is there when somebody listens on this port of 127.0.0.1. */
  port: number
  /** Where that 127.0.0.1 is another machine's, how it is looked at. */
  isThere?: (port: number) => Promise<boolean>
}

/** A program of the operating system, or of ours, that serves until it is told to stop. */
export async function startProgram(program: string, words: readonly string[], options: Started): Promise<Program> {
  const { port, isThere = isListening, ...how } = options
  let output = ''
  const child = spawn(program, words, { ...how, stdio: ['ignore', 'pipe', 'pipe'] })
  living.add(child)
  const ended = new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.on('close', resolve)
  })
  void ended.then(() => living.delete(child))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const isOver = () => child.exitCode !== null || child.pid === undefined
  await until(
    async () => isOver() || (await isThere(port)),
    () => `${program} on port ${port}. It said: ${output}`,
    START_MS,
  )
  if (isOver()) throw new Error(`${program} ended at once. It said: ${output}`)
  return {
    said: () => output,
    async stop(signal = 'SIGTERM', patienceMs = STOP_MS) {
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      const code = await ended
      clearTimeout(timer)
      return code
    },
  }
}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const end = (found: boolean) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
