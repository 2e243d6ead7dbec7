import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '../../../demo-host/provider/db/free-port.ts'
import { chooseRunner } from '../../../demo-host/provider/db/runner.ts'
import { startProgram } from '../../operating/helpers/programs.ts'
import { keptProgram } from './kept-program.ts'
import type { KeptProgram } from './kept-program.ts'
import { placed } from './placed.ts'
import type { Moved } from './placed.ts'

const MACHINES = { one: '10.0.0.11', two: '10.0.0.12', three: '10.0.0.13' }
const [CLIENTS, PEERS] = [2379, 2380]

export type Etcd = {
  members: KeptProgram[]
  /** Where Patroni finds it. */
  moved: Moved
}

/** Its three members, as docs/deploy/cluster/etcd.yml sets up the first of them. */
export async function startEtcd(folder: string): Promise<Etcd> {
  const runner = await chooseRunner()
  const [clients, peers]: [Record<string, string>, Record<string, string>] = [{}, {}]
  const ports = new Map<string, number>()
  for (const [name, machine] of Object.entries(MACHINES)) {
    const [client, peer] = [await freePort(), await freePort()]
    clients[`${machine}:${CLIENTS}`] = `127.0.0.1:${client}`
    peers[`${machine}:${PEERS}`] = `127.0.0.1:${peer}`
    ports.set(name, client)
  }
  const begin = async ([name, machine]: [string, string]) => {
    const data = join(folder, `etcd-${name}`)
    await mkdir(data, { mode: 0o700 })
    if (runner) await chown(data, runner.uid, runner.gid)
    const example = await placed('etcd.yml', { 'name: one': `name: ${name}`, '/var/lib/etcd/booking': data })
    // The address of the machine itself stands in four lines, and in one that names all of them.
    const own = example.replace(/^(\S*urls: http:\/\/)10\.0\.0\.11/gm, `$1${machine}`)
    const text = Object.entries({ ...clients, ...peers }).reduce((all, [from, to]) => all.replaceAll(from, to), own)
    const file = join(folder, `etcd-${name}.yml`)
    await writeFile(file, text)
    const port = ports.get(name) ?? 0
    return keptProgram(() => startProgram('/usr/bin/etcd', ['--config-file', file], { port, cwd: data, ...runner }))
  }
  const members = await Promise.all(Object.entries(MACHINES).map(begin))
  return { members, moved: clients }
}
