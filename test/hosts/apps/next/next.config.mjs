import { fileURLToPath } from 'node:url'

// The packages are two folders further up.
export default {
  outputFileTracingRoot: fileURLToPath(new URL('../..', import.meta.url)),
  experimental: { externalDir: true },
}
