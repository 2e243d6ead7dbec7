// Books so many stays of hotel 1 at the process that begins at a port, where a test itself does not reach it.
import { startGuests } from './booking-guests.ts'
import { callsTo } from './three-ports.ts'

const [first, count] = process.argv.slice(2).map(Number)

const guests = startGuests({ fetch: callsTo(first ?? 0) })
await guests.more(count ?? 1)
await guests.stop()
console.log(JSON.stringify({ booked: guests.booked.length, failed: guests.failed }))
