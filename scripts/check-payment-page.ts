// Compares the payment page as guests get it with what was built (PCI DSS 6.4.3, 11.6.1); ends with 1 where they differ.
// npm run check:payment-page -- ADDRESS [--allow ORIGIN]… [--allow-script ORIGIN]… [--dist FOLDER]
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { checkPaymentPage } from '../demo-host/provider/assets/payment-page/check-payment-page.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    allow: { type: 'string', multiple: true, default: [] },
    'allow-script': { type: 'string', multiple: true, default: [] },
    dist: { type: 'string', default: resolve(import.meta.dirname, '../dist') },
  },
})
const [address = ''] = positionals
if (!URL.canParse(address)) {
  console.error(
    'Which page? npm run check:payment-page -- https://widget.example/reservation/guest-detail?code=HOTEL --allow https://api.example',
  )
  process.exit(2)
}

const authorised = { scripts: values['allow-script'], others: values.allow }
const differences = await checkPaymentPage({ address, dist: values.dist, authorised })
for (const difference of differences) console.error(difference)
console.log(
  differences.length === 0
    ? `The payment page is what was built: ${address}`
    : `The payment page is not what was built (differences: ${differences.length}): ${address}`,
)
process.exitCode = differences.length === 0 ? 0 : 1
