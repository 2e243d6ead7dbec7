import { createSignal, Show } from 'solid-js'
import { render } from 'solid-js/web'

import './from-package.js'

function App() {
  const [count, setCount] = createSignal(0)
  const [locale, setLocale] = createSignal('en')
  const [isShown, setShown] = createSignal(true)
  return (
    <>
      <button id="count" onClick={() => setCount(count() + 1)}>
        Count {count()}
      </button>
      <button id="language" onClick={() => setLocale('ja')}>
        Language
      </button>
      <button id="hide" onClick={() => setShown(false)}>
        Hide
      </button>
      <Show when={isShown()}>
        <booking-widget hotel-code="shirotsuki" attr:locale={locale()} />
      </Show>
    </>
  )
}

render(App, document.querySelector('#app'))
