import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./demo-host/provider/db/schema/*.ts', './demo-host/simulators/*/schema.ts'],
  out: './demo-host/provider/db/migrations',
})
