'use client'

import { StrictMode, useState } from 'react'

const Tag = ({ locale }) => <booking-widget hotel-code="shirotsuki" locale={locale} />

export function App({ widget: Widget = Tag }) {
  const [count, setCount] = useState(0)
  const [locale, setLocale] = useState('en')
  const [isShown, setShown] = useState(true)
  return (
    <StrictMode>
      <button id="count" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
      <button id="language" onClick={() => setLocale('ja')}>
        Language
      </button>
      <button id="hide" onClick={() => setShown(false)}>
        Hide
      </button>
      {isShown && <Widget locale={locale} />}
    </StrictMode>
  )
}
