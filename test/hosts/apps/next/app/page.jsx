import Link from 'next/link'
import Script from 'next/script'

import { App } from '../../react.jsx'

// The address of the loader differs in every run, so the page is rendered on the server for each visit.
export default async function Page({ searchParams }) {
  const { loader } = await searchParams
  return (
    <main>
      <h1>Hotel</h1>
      <App />
      <Link id="next" href={`/other?loader=${loader}`}>
        Next
      </Link>
      <Script src={loader} />
    </main>
  )
}
