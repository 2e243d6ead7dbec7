import { ORIGINS } from './stamps.ts'
import { WIDGET_PATH } from '../shared/element.ts'

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, fields: object): HTMLElementTagNameMap[Name] =>
  Object.assign(document.createElement(name), fields)

/** For when there is no app: never an end without a way on. A dialog, so that it can stand over the page and be closed. */
export const makeCard = (
  hotelCode: string,
  [lang, failed = '', again, book]: readonly string[],
  onclick: () => void,
): HTMLDialogElement => {
  const href = `${ORIGINS.widget}${WIDGET_PATH}?code=${hotelCode}&locale=${lang}`
  const card = make('dialog', { lang, dir: 'auto' })
  const retry = make('button', { onclick, textContent: again })
  card.append(failed, ' ', retry, ' ', make('a', { href, target: '_blank', textContent: book }))
  return card
}
