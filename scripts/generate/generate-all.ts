// npm run generate: everything that is written from the tables of shared/ and kept in the repository.
import { spawnSync } from 'node:child_process'

const SCRIPTS = [
  'generate-messages.ts',
  'generate-types.ts',
  'generate-readme.ts',
  'generate-guarantees.ts',
  'generate-accessibility.ts',
  'generate-reference.ts',
]

for (const name of SCRIPTS) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/generate/${name}`], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
