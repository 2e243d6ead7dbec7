import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

import { until } from '../../lib/until.ts'

const run = promisify(execFile)
const NAMESPACES = ['--mount', '--net', '--pid']
const READY = 'ready'
/** Only there: whoever does not see it is somewhere else, and must do nothing. */
const MARK = '/.a-machine-of-its-own'
/** What this machine has, seen through: whatever is written goes to memory, and nowhere else. It ends with its input. */
const LAYERED = `
room=$1; shift
mount -t tmpfs none "$room"
layer() { mkdir -p "$room/$1" "$room/over/$1" "$room/work/$1"; mount -t overlay overlay -o "lowerdir=$2,upperdir=$room/over/$1,workdir=$room/work/$1" "$3"; }
mkdir -p "$room/root"
layer root / "$room/root"
mount -t proc proc "$room/root/proc"
mount --rbind /dev "$room/root/dev"
while [ $# -gt 0 ]; do mkdir -p "$room/root$2"; layer "layer$#" "$1" "$room/root$2"; shift 2; done
ip link set lo up
touch "$room/root${MARK}"
exec chroot "$room/root" sh -c 'echo ${READY}; exec cat'`

/** A machine of its own within this one: its own root, all ports free, and nobody who can tell what it does. */
export type Machine = {
  /** Bash, as root and from `/`, that stops at the first error; what it wrote. */
  run: (script: string) => Promise<string>
  /** Whether somebody listens on this port of its 127.0.0.1, or does within a second. */
  listens: (port: number) => Promise<boolean>
  /** Program and words that run a command within; of a process that is started so, these words come first. */
  entered: readonly string[]
  /** The same with this machine's own files, but the network of that one. */
  onItsNetwork: readonly string[]
  stop: () => Promise<void>
}

/** Why nobody can make one here; undefined: they can. */
export async function machineObstacle(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root of a Linux makes a machine within it'
  const layer = 'lowerdir=/,upperdir=/mnt/over,workdir=/mnt/work'
  const tried = `mount -t tmpfs none /mnt; cd /mnt; mkdir over work root; mount -t overlay overlay -o ${layer} root; ip link set lo up`
  return run('unshare', [...NAMESPACES, '--fork', 'sh', '-ec', tried]).then(
    () => undefined,
    (error: Error) => `no machine within this one: ${error.message}`,
  )
}

/** `layers`: folder of this machine → where that one has it, as if it were its own. `room`: an empty folder. */
export async function openMachine(room: string, layers: Readonly<Record<string, string>>): Promise<Machine> {
  const words = Object.entries(layers).flat()
  const own = [...NAMESPACES, '--fork', '--kill-child', 'bash', '--norc', '-euc', LAYERED, 'machine', room, ...words]
  const holder = spawn('unshare', own, { stdio: 'pipe' })
  let said = ''
  for (const stream of [holder.stdout, holder.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((done) => holder.once('close', () => done()))
  await until(
    () => said.includes(READY) || holder.exitCode !== null,
    () => `a machine of its own: ${said}`,
  )
  if (holder.exitCode !== null) throw new Error(`No machine of its own: ${said}`)
  const children = await readFile(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8')
  const target = ['nsenter', '--target', children.trim()]
  const entered = [...target, ...NAMESPACES, '--root', '--wdns=/']
  async function within(script: string): Promise<string> {
    const [program = '', ...rest] = entered
    // Its input is a socket, and bash would read settings of its own as if it were called from afar.
    const bash = ['bash', '--norc', '-euo', 'pipefail', '-c', `[ -e ${MARK} ]\n${script}`]
    const { stdout, stderr } = await run(program, [...rest, ...bash])
    return stdout + stderr
  }
  return {
    entered,
    onItsNetwork: [...target, '--net'],
    run: within,
    async listens(port) {
      const looks = `for _ in {1..10}; do (: < /dev/tcp/127.0.0.1/${port}) 2> /dev/null && echo yes && break; sleep 0.1; done`
      return (await within(looks)).includes('yes')
    },
    async stop() {
      holder.kill('SIGKILL')
      await ended
    },
  }
}
