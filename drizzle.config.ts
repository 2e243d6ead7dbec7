import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./demo-host/provider/db/schema/*.ts', './demo-host/provider/gateway/schema.ts'],
  out: './demo-host/provider/db/migrations',
})
