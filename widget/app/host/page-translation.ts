/** Node.TEXT_NODE */
const TEXT = 3

/** A text of ours, empty beside the words that a translator shows for it. */
type Translated = { text: Text; words: string; shown: ChildNode }

/**
 * Browsers and extensions that translate a page put a `<font>` with their words in the place of a text (react/react#11538,
 * preactjs/preact#948). Preact goes on to write to the text, where nobody sees it: a button would say "pay at the hotel"
 * after a card was chosen. So the text is put back beside their words, empty. Once it is written to or taken away, their
 * words go; what is written is for them to translate.
 */
export function followTranslation(root: Node): () => void {
  const translated = new WeakMap<Node, Translated>()
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      for (const node of [target, ...removedNodes]) {
        const known = translated.get(node)
        if (!known && (node.nodeType !== TEXT || node.parentNode)) continue
        const { text, words, shown } = known ?? { text: node as Text, words: (node as Text).data }
        shown?.remove()
        for (const one of [text, shown]) if (one) translated.delete(one)
        const next = [addedNodes[0], previousSibling, nextSibling].find(
          (one) => one?.nodeName === 'FONT' && one.parentNode && !translated.has(one),
        ) as ChildNode | undefined
        if (next) {
          next.after(text)
          text.data = ''
          for (const one of [text, next]) translated.set(one, { text, words, shown: next })
        } else if (node !== target) text.data ||= words
      }
    }
    observer.takeRecords()
  })
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
