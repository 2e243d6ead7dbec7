import type { LogEntry } from '../../demo-host/controls/request-log.ts'
import type { AnswerSwitch } from '../../demo-host/controls/answer-switches.ts'
import type { HotelAction } from '../../demo-host/controls/hotel-actions.ts'
import type { WorldEdit } from '../../demo-host/controls/world-edits.ts'
import { startServers } from '../../scripts/test-servers.ts'
import type { Servers, ServersOptions } from '../../scripts/test-servers.ts'
import { until } from './until.ts'

export type InboxMail = { id: number; to_address: string; subject: string; text: string; html: string }

export type NextAnswer = Omit<AnswerSwitch, 'body'> & { body?: unknown }

/** The running product and what its staff, its clock and its bad days can do to it. */
export type World = Servers & {
  edit: (change: WorldEdit | HotelAction) => Promise<void>
  /** "The next answer to this call is …" */
  nextAnswer: (answer: NextAnswer) => Promise<void>
  clearAnswers: () => Promise<void>
  advanceMinutes: (minutes: number) => Promise<void>
  /** Every call that came and was answered since the world began, or since the number of one; waits for those under way. */
  calls: (since?: number) => Promise<LogEntry[]>
  lastCall: () => Promise<number>
  /** Mails to an address, newest first; waits until there is one. */
  mailTo: (address: string) => Promise<InboxMail[]>
}

type Log = { data: LogEntry[]; last: number; open: number[] }
/** An answer that a test holds back is not waited for longer. */
const ANSWER_MS = 2_000

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
  const log = (since = 0) => read<Log>(`/demo/log.json?since=${since}`)
  async function answeredCalls(since = 0): Promise<LogEntry[]> {
    const answered = async () => {
      const { data, open } = await log(since)
      return !open.some((seq) => seq > since) && data
    }
    return until(answered, 'an answer to every call', ANSWER_MS).catch(async () => (await log(since)).data)
  }

  return {
    ...servers,
    edit: (change) => post('/demo/world', change),
    nextAnswer: (answer) => post('/demo/world', { kind: 'next_answer', ...answer }),
    clearAnswers: () => post('/demo/world', { kind: 'clear' }),
    advanceMinutes: (minutes) => post('/demo/clock', { advance_minutes: minutes }),
    calls: answeredCalls,
    lastCall: async () => (await log()).last,
    mailTo: (address) =>
      until(async () => {
        const { data } = await read<{ data: InboxMail[] }>(`/demo/inbox.json?to=${encodeURIComponent(address)}`)
        return data.length > 0 && data
      }, `a mail to ${address}`),
  }
}
