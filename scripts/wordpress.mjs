// npm run wordpress [-- 6.8]: a WordPress with the plugin and sample pages, beside the product as npm start runs it.
import { packagesIn, prepareWordPress, WORDPRESS_VERSIONS } from './prepare-wordpress.mjs'

const FIRST_PORT = '8787'
/** After the five of the product. */
const AFTER = 5

const [version = Object.keys(WORDPRESS_VERSIONS)[0]] = process.argv.slice(2)
const first = Number((process.env.PORT ??= FIRST_PORT))
const port = first + AFTER

function end(error) {
  console.error(`\n${error.message}\n`)
  process.exit(1)
}

try {
  const packages = packagesIn(prepareWordPress(version))
  // The product's own words begin after ours.
  process.argv.splice(2)
  process.env.PARENT_ORIGINS = [process.env.PARENT_ORIGINS, `http://127.0.0.1:${port}`].filter(Boolean).join(',')
  await import('./start.mjs')
  const { serveWordPress } = await import('../demo-host/wordpress/boot/serve.ts')
  const widget = process.env.WIDGET_ORIGIN ?? `http://localhost:${first + 1}`
  await serveWordPress({ packages, version, port, loader: `${widget}/v1/loader.js` })
} catch (error) {
  end(error)
}
