import { WISH_TEXT_CHARACTERS } from '../../../shared/limits.ts'
import type { RecommendationAnswer } from '../../../shared/contract/recommender.ts'
import type { WishId } from '../../../shared/model/search/stay-wishes.ts'
import type { Translate } from '../../lib/i18n.ts'
import { adoptStylesheet } from '../../ui/styles/adopt-stylesheet.ts'
import { answered, askedRooms, NO_WISHES, toggled } from './asked-wishes.ts'
import type { AskedWishes } from './asked-wishes.ts'
import { skeletonsOf } from './cards.ts'
import { make } from './make.ts'
import type { WishPlaces } from './run.ts'
import { chipRow, chipsOf } from './wish-chips.ts'
import { wordsOf } from './wish-words.ts'
import css from './wish-form.css'

/** A guest says what they look for, or chooses it, and the rooms change (REC-002). What was typed stays, whatever comes. */
export function wishFormOf(places: WishPlaces, t: Translate, first: RecommendationAnswer): HTMLElement {
  const { page, root, ground, list, most, ask, showRooms, signal } = places
  adoptStylesheet(root, css)
  const input = make(page, 'input', { attributes: { type: 'text', name: 'text', maxlength: String(WISH_TEXT_CHARACTERS), placeholder: t('wishes.example'), autocomplete: 'off', enterkeyhint: 'search' } }) // prettier-ignore
  const understood = make(page, 'div', { className: 'wish-understood' })
  const status = make(page, 'div', { className: 'wish-told', attributes: { role: 'status' } })
  const buttons = first.meta.offered.map((wish) => ({ wish, button: choiceButton(page, t(`wishes.wish_${wish}`), () => press(wish)) })) // prettier-ignore
  const choices = make(page, 'ul', { className: 'wish-row' }, ...buttons.map(({ button }) => make(page, 'li', {}, button))) // prettier-ignore
  const choice = make(
    page,
    'details',
    { className: 'wish-choice' },
    make(page, 'summary', { textContent: t('wishes.choose') }),
    choices,
  )
  const find = make(page, 'button', { className: 'wish-find', attributes: { type: 'submit' }, textContent: t('wishes.find') }) // prettier-ignore
  const label = make(page, 'label', { className: 'wish-ask' }, make(page, 'span', { textContent: t('wishes.ask') }), input) // prettier-ignore
  const line = make(page, 'div', { className: 'wish-line' }, label, find)
  const form = make(page, 'form', { className: 'wishes', attributes: { role: 'search' } }, line, understood, status, choice) // prettier-ignore

  let running = new AbortController()
  let asked = NO_WISHES
  /** What was asked and shown last; an answer that fails leaves it. */
  let settled = { asked, shown: [...list.childNodes] }

  const tell = (...told: string[]) =>
    status.replaceChildren(...told.map((textContent) => make(page, 'p', { textContent })))
  const draw = () => {
    const chips = chipsOf(asked, { t, locale: ground.locale, currency: first.meta.currency })
    understood.replaceChildren(...(chips.length > 0 ? [chipRow(page, t, chips, (wanted) => void search(wanted, true))] : [])) // prettier-ignore
    for (const { wish, button } of buttons) button.ariaPressed = String(asked.wishes.includes(wish))
  }
  const press = (wish: WishId) => void search({ ...asked, text: '', wishes: toggled(asked.wishes, wish) })

  async function search(wanted: AskedWishes, isRemoved = false): Promise<void> {
    running.abort()
    const now = new AbortController()
    running = now
    asked = wanted
    draw()
    if (isRemoved) input.focus()
    tell()
    list.ariaBusy = 'true'
    list.replaceChildren(...skeletonsOf(page, t('recommender.loading')))
    try {
      const answer = await ask(askedRooms(ground.criteria, ground.settings, wanted), now.signal)
      const { understood: taken } = answer.meta
      asked = answered(wanted, taken)
      showRooms(askedRooms(ground.criteria, ground.settings, asked), answer)
      settled = { asked, shown: [...list.childNodes] }
      draw()
      if (wanted.text && !taken) choice.open = true
      tell(...wordsOf({ t, locale: ground.locale }, wanted, answer, most))
    } catch (problem) {
      if (now.signal.aborted) return
      asked = settled.asked
      draw()
      list.replaceChildren(...settled.shown)
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
  return form
}

const choiceButton = (page: Document, words: string, press: () => void) =>
  make(page, 'button', { className: 'wish', attributes: { type: 'button' }, on: { click: press }, textContent: words })
