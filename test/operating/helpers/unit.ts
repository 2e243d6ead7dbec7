/** What a unit of systemd says of its service; a name that is said several times has several values. */
type Service = { one: (name: string) => string | undefined; all: (name: string) => string[] }

export function readService(text: string): Service {
  const [, service = ''] = text.split(/^\[Service\]$/m)
  const lines = (service.split(/^\[/m)[0] ?? '').split('\n').filter((line) => /^\w+=/.test(line))
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1))
  return { one: (name) => all(name).at(-1), all }
}

/** Lines of an environment file. */
const assignments = (text: string) => text.split('\n').filter((line) => /^\w+=/.test(line))

/** What systemd gives a user that it makes. */
const DYNAMIC_USER = 61_200

export type UnitFiles = {
  unit: string
  /** Of its EnvironmentFile, where it has one. */
  environment?: string
}

/**
 * The service of a unit as a script for a machine without systemd: its folders and credentials, and then, in place of the
 * shell, its program as its user with its environment.
 */
export function scriptOf(name: string, { unit, environment = '' }: UnitFiles): string {
  const service = readService(unit)
  const credentials = `/run/credentials/${name}.service`
  const placed = (text: string) => text.replaceAll('%d', credentials)
  const user = service.one('DynamicUser') === 'yes' ? String(DYNAMIC_USER) : (service.one('User') ?? 'root')
  const group = service.one('DynamicUser') === 'yes' ? user : (service.one('Group') ?? user)
  const owner = `--owner=${user} --group=${group}`
  const state = service.one('StateDirectory')
  const files = service.all('LoadCredential').map((line) => line.split(':'))
  const variables = [...service.all('Environment').flatMap((line) => placed(line).split(' ')), ...assignments(environment)] // prettier-ignore
  const ambient = service.one('AmbientCapabilities')?.toLowerCase().replace('cap_', '+')
  const powers = ambient ? `--inh-caps=${ambient} --ambient-caps=${ambient}` : '--inh-caps=-all'
  return [
    `install --directory --mode=0500 ${owner} ${credentials}`,
    ...files.map(([id, file]) => `install --mode=0400 ${owner} ${file} ${credentials}/${id}`),
    ...(state ? [`install --directory --mode=0700 ${owner} /var/lib/${state}`] : []),
    `cd ${service.one('WorkingDirectory') ?? '/'}`,
    `umask ${service.one('UMask') ?? '0022'}`,
    `home=$(getent passwd ${user} | cut --delimiter=: --fields=6 || true)`,
    `exec env --ignore-environment PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin HOME="\${home:-/}" \\`,
    `  ${variables.map(quoted).join(' ')} \\`,
    `  setpriv --reuid=${user} --regid=${group} --clear-groups --no-new-privs ${powers} ${service.one('ExecStart')}`,
  ].join('\n')
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
