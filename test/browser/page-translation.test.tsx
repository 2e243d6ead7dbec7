import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'

import { followTranslation } from '../../widget/app/host/page-translation.ts'
import assert from './fixtures/assert.ts'
import { until } from './fixtures/loader.ts'

const GERMAN: Record<string, string> = {
  'Pay at the hotel': 'Im Hotel zahlen',
  'Pay now': 'Jetzt zahlen',
  'Book, pay at the hotel': 'Buchen, im Hotel zahlen',
  'Pay ¥68,700 and book': '¥68,700 zahlen und buchen',
  'Your card is charged now.': 'Ihre Karte wird jetzt belastet.',
  'No charge today.': 'Heute wird nichts belastet.',
}

/** Texts that change, that come and go beside elements, and that stand beside one another. */
function Payment() {
  const [isCard, setCard] = useState(false)
  return (
    <form>
      <button type="button" onClick={() => setCard(!isCard)}>
        {isCard ? 'Pay now' : 'Pay at the hotel'}
      </button>
      <p>
        {isCard && 'Your card is charged now.'}
        <input defaultValue="Taro" />
        {!isCard && 'No charge today.'}
        {isCard ? 'Pay ¥68,700 and book' : 'Book, pay at the hotel'}
      </p>
    </form>
  )
}

/** How a translator puts its words in the place of a text. */
const MANNERS: Record<string, (text: Text, words: HTMLElement) => void> = {
  'at once': (text, words) => text.replaceWith(words),
  'before it, and takes it away': (text, words) => {
    text.before(words)
    text.remove()
  },
  'after it, and takes it away': (text, words) => {
    text.after(words)
    text.remove()
  },
}

/** As Chrome's: two <font> around what a server answered, for every text that comes or is written to. */
function translate(root: ShadowRoot, put: (text: Text, words: HTMLElement) => void) {
  const originals = new Map<HTMLElement, Text>()
  let isOn = true
  const read = () => {
    if (!isOn) return
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text) // what is shown are texts
    for (const text of texts) {
      const words = GERMAN[text.data]
      if (!words) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(words)
      outer.append(inner)
      originals.set(outer, text)
      put(text, outer)
    }
  }
  const observer = new MutationObserver(() => void setTimeout(read, 10))
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  read()
  const stop = () => {
    isOn = false
    observer.disconnect()
  }
  return {
    stop,
    /** Into another language. */
    again: () => {
      for (const words of root.querySelectorAll('font > font')) {
        const other = document.createElement('font')
        other.innerHTML = `<font>${words.textContent}!</font>`
        words.parentElement?.replaceWith(other)
      }
    },
    showOriginal: () => {
      stop()
      for (const [words, text] of originals) if (words.isConnected) words.replaceWith(text)
    },
  }
}

for (const [manner, put] of Object.entries(MANNERS))
  describe(`a page translator that puts its words in the place of a text: ${manner}`, () => {
    let root: ShadowRoot
    let tree: Root
    let translator: ReturnType<typeof translate>
    let stop: () => void
    beforeEach(async () => {
      const host = document.createElement('div')
      document.body.append(host)
      root = host.attachShadow({ mode: 'open' })
      stop = followTranslation(root)
      tree = createRoot(root.appendChild(document.createElement('div')))
      tree.render(<Payment />)
      await until(() => root.querySelector('button'))
      translator = translate(root, put)
      await reads('Im Hotel zahlen', 'Heute wird nichts belastet.Buchen, im Hotel zahlen')
    })
    afterEach(() => {
      translator.stop()
      stop()
      tree.unmount()
      root.host.remove()
    })

    const words = () => [...root.querySelectorAll('button, p')].map(({ textContent }) => textContent)
    async function reads(...wanted: string[]) {
      await until(() => String(words()) === String(wanted)).catch(() => undefined)
      assert.deepEqual(words(), wanted)
    }
    const press = () => root.querySelector('button')?.click()

    it('shows what the texts say now, each once, in the language that is read', async () => {
      const input = root.querySelector('input')
      input?.focus()
      for (let time = 0; time < 2; time++) {
        press()
        await reads('Jetzt zahlen', 'Ihre Karte wird jetzt belastet.¥68,700 zahlen und buchen')
        press()
        await reads('Im Hotel zahlen', 'Heute wird nichts belastet.Buchen, im Hotel zahlen')
      }
      assert.equal(root.activeElement, input)
    })

    it('gives the texts back when the guest reads the original, and they go on', async () => {
      translator.showOriginal()
      await reads('Pay at the hotel', 'No charge today.Book, pay at the hotel')
      press()
      await reads('Pay now', 'Your card is charged now.Pay ¥68,700 and book')
    })

    it('reads another language without leaving words of the one before', async () => {
      translator.stop()
      translator.again()
      await reads('Im Hotel zahlen!', 'Heute wird nichts belastet.!Buchen, im Hotel zahlen!')
      press()
      await reads('Pay now', 'Your card is charged now.Pay ¥68,700 and book')
    })
  })
