// What the walk of first-booking.test.ts does with docs/operating.md, block by block.

import { INSTALL_POSTGRES } from './machine-postgres.ts'

/** The chapter that is typed as it is written. */
export const WALKED = 'From an empty machine to the first booking'

/** Where the checkout stands on that machine. */
export const PROGRAM = '/opt/booking'

export type Instead = {
  line: string
  /** What is run in its place; without it nothing. */
  run?: string
  /** The unit whose program is started after its block, and the port it then listens on. */
  starts?: { unit: string; port: number }
  why: string
}

/** All that differs from what a stranger types. */
export const INSTEAD: readonly Instead[] = [
  { line: 'apt-get update', why: 'no package comes: scripts/prepare.mjs has installed them' },
  {
    line: 'apt-get install --yes git nodejs npm openssl curl postgresql caddy',
    run: INSTALL_POSTGRES,
    why: 'the packages are there; what installing one does, on a machine that speaks no language',
  },
  { line: `git clone https://git.example/booking.git ${PROGRAM}`, why: 'the checkout of this test is laid there' },
  { line: 'npm ci', why: 'it is what the checkout was installed with' },
  { line: 'npm run build', why: 'it is what npm test has built before' },
  { line: 'systemctl daemon-reload', why: 'no systemd in a machine within a machine' },
  {
    line: 'systemctl enable --now booking',
    starts: { unit: 'booking', port: 8789 },
    why: 'the same; its program is started as its unit says',
  },
  {
    line: "sed '/tls /d' docs/deploy/Caddyfile > /etc/caddy/Caddyfile",
    run: 'cat docs/deploy/Caddyfile > /etc/caddy/Caddyfile',
    why: 'no authority reaches it: the certificate is one that openssl made',
  },
  {
    line: 'systemctl reload caddy',
    starts: { unit: 'caddy', port: 443 },
    why: 'no systemd; and what its package installed was not started',
  },
]

/** The other blocks of the page, by the test that runs or reads them, or why none does. */
export const ELSEWHERE: readonly (readonly [chapter: string, words: string, where: string])[] = [
  ['The schema', 'npm run migrate -- --plan', 'test/operating/pooled.test.ts'],
  ['PgBouncer', 'pool_mode = transaction', 'test/operating/pooled.test.ts starts one of these lines, with a port of its own'],
  ['On several machines', 'create role booking', 'test/topology/topology.test.ts, where these are two databases of one machine'],
  ['Reads on the replica', 'DATABASE_READ_URL=', 'test/operating/replica.test.ts, and test/topology/topology.test.ts by way of the pooler'],
  ['A service', 'WIDGET_ORIGIN=', 'the same lines are written and used by the walk'],
  ['As containers', 'pgbouncer-users', 'test/operating/image.test.ts'],
  ['As containers', 'podman-compose up', 'no container engine runs in a test; the image is put together in test/operating/image.test.ts'],
  ['The widget without our server', 'release stamp', 'test/operating/static-site.test.ts'],
  ['The widget without our server', 'rclone copy', 'another company’s program; the order is that of the files of the stamp'],
  ['Mail', 'update email_outbox', 'the walk types it after its bookings'],
  ['Mail', 'mail domain add', 'demo-host/provider/mail/mail-domains.test.ts'],
  ['Mail', 'mail domain check', 'demo-host/provider/mail/mail-domains.test.ts, with a zone that has the record and then has it no more'],
  ['Mail', 'mail bounce', 'demo-host/provider/mail/bounces.test.ts, with reports as Postfix and Exim write them'],
  ['What operators read', 'booking -- trace', 'demo-host/provider/trace-command.test.ts, with lines as journalctl writes them'],
  ['Backup', 'pg_dump', 'test/operating/backup.test.ts'],
  ['Backup', 'backup verify', 'test/operating/backup.test.ts; dumps that are none in test/operating/backup-verify.test.ts'],
  ['Backup', 'pg_restore', 'test/operating/backup.test.ts'],
] // prettier-ignore
