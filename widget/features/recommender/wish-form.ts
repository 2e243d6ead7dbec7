import { WISH_TEXT_CHARACTERS } from '../../../shared/limits.ts'
import type { RecommendationAnswer } from '../../../shared/contract/rooms.ts'
import type { WishId } from '../../../shared/model/stay-wishes.ts'
import type { Translate } from '../../lib/i18n.ts'
import { adoptStylesheet } from '../../ui/styles/adopt-stylesheet.ts'
import type { StyleRoot } from '../../ui/styles/adopt-stylesheet.ts'
import { askedRooms, NO_WISHES, toggled } from './asked-wishes.ts'
import type { AskedWishes } from './asked-wishes.ts'
import { skeletonsOf } from './cards.ts'
import { make } from './make.ts'
import type { WishPlaces } from './run.ts'
import { chipRow, chipsOf } from './wish-chips.ts'
import { wordsOf } from './wish-words.ts'
import css from './wish-form.css'

/** A guest says what they look for, or chooses it, and the rooms change (REC-002). What was typed stays, whatever comes. */
export function addWishForm(places: WishPlaces, t: Translate, first: RecommendationAnswer): void {
  const { page, ground, title, list, ask, showRooms, signal } = places
  adoptStylesheet(title.getRootNode() as StyleRoot, css) // a shown heading is in a page or its shadow
  const input = make(page, 'input', { attributes: { type: 'text', name: 'text', maxlength: String(WISH_TEXT_CHARACTERS), placeholder: t('wishes.example'), autocomplete: 'off', enterkeyhint: 'search' } }) // prettier-ignore
  const understood = make(page, 'div', {})
  const status = make(page, 'div', { className: 'wish-told', attributes: { role: 'status' } })
  const choices = make(page, 'ul', { className: 'wish-row' })
  const choice = make(
    page,
    'details',
    { className: 'wish-choice' },
    make(page, 'summary', { textContent: t('wishes.choose') }),
    choices,
  )
  const find = make(page, 'button', { className: 'wish-find', attributes: { type: 'submit' }, textContent: t('wishes.find') }) // prettier-ignore
  const line = make(page, 'div', { className: 'wish-line' }, input, find)
  const label = make(
    page,
    'label',
    { className: 'wish-ask' },
    make(page, 'span', { textContent: t('wishes.ask') }),
    line,
  )
  const form = make(page, 'form', { className: 'wishes', attributes: { role: 'search' } }, label, choice, understood, status) // prettier-ignore

  let running = new AbortController()
  let asked = NO_WISHES

  const tell = (...told: string[]) =>
    status.replaceChildren(...told.map((textContent) => make(page, 'p', { textContent })))
  const draw = () => {
    const chips = chipsOf(asked, { t, locale: ground.locale, currency: first.meta.currency })
    understood.replaceChildren(...(chips.length > 0 ? [chipRow(page, t, chips, (wanted) => void search(wanted, true))] : [])) // prettier-ignore
    choices.replaceChildren(...first.meta.offered.map((wish) => choiceOf(wish)))
  }
  const choiceOf = (wish: WishId) => {
    const attributes = { type: 'button', 'aria-pressed': String(asked.wishes.includes(wish)), 'data-wish': wish }
    const press = () => {
      void search({ ...asked, text: '', wishes: toggled(asked.wishes, wish) })
      choices.querySelector<HTMLElement>(`[data-wish='${wish}']`)?.focus()
    }
    return make(page, 'li', {}, make(page, 'button', { className: 'wish', attributes, on: { click: press }, textContent: t(`wishes.${wish}`) })) // prettier-ignore
  }

  async function search(wanted: AskedWishes, isRemoved = false): Promise<void> {
    running.abort()
    const now = new AbortController()
    running = now
    const before = asked
    const shown = [...list.childNodes]
    asked = wanted
    draw()
    if (isRemoved) input.focus()
    tell()
    list.ariaBusy = 'true'
    list.replaceChildren(...skeletonsOf(page, t('recommender.loading')))
    try {
      const answer = await ask(askedRooms(ground.criteria, ground.settings, wanted), now.signal)
      const { understood: taken } = answer.meta
      asked = taken ? { ...taken, text: '' } : NO_WISHES
      showRooms(askedRooms(ground.criteria, ground.settings, asked), answer)
      draw()
      if (wanted.text && !taken) choice.open = true
      tell(...wordsOf(t, wanted, answer))
    } catch (problem) {
      if (now.signal.aborted) return
      asked = before
      draw()
      list.replaceChildren(...shown)
      tell(t('wishes.failed'))
      ground.report(problem)
    } finally {
      if (running === now) list.ariaBusy = null
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = input.value.trim()
    void search(text ? { ...NO_WISHES, text } : { ...asked, text: '' })
  })
  signal.addEventListener('abort', () => running.abort())
  draw()
  title.after(form)
}
