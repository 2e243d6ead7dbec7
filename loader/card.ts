import { ORIGINS } from './stamps.ts'
import { WIDGET_PATH } from '../shared/element.ts'
import { linesFor } from './lines.ts'

/** For when there is no app: never an end without a way on. A dialog, so that it can stand over the page and be closed. */
export const makeCard = (hotelCode: string, tags: readonly string[], onclick: () => void): HTMLDialogElement => {
  const [lang = '', failed = '', ...words] = linesFor(tags)
  const href = `${ORIGINS.widget}${WIDGET_PATH}?code=${hotelCode}&locale=${lang}`
  const ways = [{ onclick }, { href, target: '_blank' }]
  const card = document.createElement('dialog')
  Object.assign(card, { lang, dir: 'auto' })
  card.append(failed)
  words.forEach((textContent, index) => {
    const part = document.createElement(index ? 'a' : 'button')
    card.append(' ', Object.assign(part, ways[index], { textContent }))
  })
  return card
}
