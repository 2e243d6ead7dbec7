import type { LogEntry } from '../../demo-host/provider/demo/request-log.ts'
import type { AnswerSwitch } from '../../demo-host/provider/demo/answer-switches.ts'
import type { Letter } from '../../demo-host/provider/demo/letters.ts'
import type { WorldEdit } from '../../demo-host/provider/demo/world-edits.ts'
import { startServers } from '../../scripts/test-servers.ts'
import type { Servers, ServersOptions } from '../../scripts/test-servers.ts'
import { until } from './until.ts'

export type InboxMail = { id: number; to_address: string; subject: string; text: string; html: string }

export type NextAnswer = Omit<AnswerSwitch, 'body'> & { body?: unknown }

/** The running product and what its staff, its clock and its bad days can do to it. */
export type World = Servers & {
  edit: (change: WorldEdit | Letter) => Promise<void>
  /** "The next answer to this call is …" */
  nextAnswer: (answer: NextAnswer) => Promise<void>
  clearAnswers: () => Promise<void>
  advanceMinutes: (minutes: number) => Promise<void>
  /** Every call the provider answered since the world began, or since the number of one. */
  calls: (since?: number) => Promise<LogEntry[]>
  lastCall: () => Promise<number>
  /** Mails to an address, newest first; waits until there is one. */
  mailTo: (address: string) => Promise<InboxMail[]>
}

export async function startWorld(options: Partial<ServersOptions> = {}): Promise<World> {
  const servers = await startServers({ memory: true, ...options })
  const { api } = servers.origins

  async function post(path: string, body: object): Promise<void> {
    const response = await fetch(api + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  }
  const read = async <Answer>(path: string): Promise<Answer> => (await fetch(api + path)).json()
  const log = (since = 0) => read<{ data: LogEntry[]; last: number }>(`/demo/log.json?since=${since}`)

  return {
    ...servers,
    edit: (change) => post('/demo/world', change),
    nextAnswer: (answer) => post('/demo/world', { kind: 'next_answer', ...answer }),
    clearAnswers: () => post('/demo/world', { kind: 'clear' }),
    advanceMinutes: (minutes) => post('/demo/clock', { advance_minutes: minutes }),
    calls: async (since) => (await log(since)).data,
    lastCall: async () => (await log()).last,
    mailTo: (address) =>
      until(async () => {
        const { data } = await read<{ data: InboxMail[] }>(`/demo/inbox.json?to=${encodeURIComponent(address)}`)
        return data.length > 0 && data
      }, `a mail to ${address}`),
  }
}
