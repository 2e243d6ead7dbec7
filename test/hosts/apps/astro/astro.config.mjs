import { fileURLToPath } from 'node:url'

export default { outDir: fileURLToPath(new URL('../../dist/astro', import.meta.url)), devToolbar: { enabled: false } }
