import assert from 'node:assert/strict'
import { after, before, beforeEach } from 'node:test'

import { sql } from 'drizzle-orm'

import { hotel } from '../../../demo-host/provider/db/schema/hotel.ts'
import { loadTranslate } from '../../../locales/load.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { TextKey } from '../../../widget/lib/i18n.ts'
import { showLocaleAtom } from '../../../widget/state/settings/texts.ts'
import { openWorld } from '../../contract/helpers/world.ts'
import type { World } from '../../contract/helpers/world.ts'
import { openCheckout } from './open-checkout.tsx'
import { until } from '../until.ts'

/** The least a hotel asks for. */
export const PHONE_ONLY = {
  phone: 'required',
  postal_code: 'do_not_ask',
  address: 'do_not_ask',
  nationality: 'do_not_ask',
  kana_name: 'do_not_ask',
}

/** Changes the settings of every hotel. */
const bendHotels = (world: World, settings: object) =>
  world.database.orm.update(hotel).set({ settings: sql`${hotel.settings} || ${JSON.stringify(settings)}::jsonb` })

type Visit = [locale?: Locale, options?: { lines?: number }]

/** A world whose hotels ask for the least, for the tests of a describe. */
export function useGuestForms() {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())
  const bend = (settings: object) => bendHotels(world, settings)
  beforeEach(() => bend({ guest_info: PHONE_ONLY, kanji_name_required: false, customer_address_required: false }))
  return { bend, open: (...visit: Visit) => openGuestForm(world, ...visit) }
}

/** The form of the guest's own details, and what they write in it. */
async function openGuestForm(world: World, locale: Locale = 'en', options: { lines?: number } = {}) {
  const checkout = await openCheckout(world, 'on_site', { ways: 1, ...options })
  await checkout.store.set(showLocaleAtom, locale)
  const { page } = checkout
  const t = await loadTranslate(locale, ['checkout', 'errors', 'guest'])
  const find = (name: string) => page.all(`form [name="${name}"]`)[0] as HTMLInputElement | undefined // fields only
  const field = (name: string) => {
    const found = find(name)
    assert.ok(found, `a field ${name}`)
    return found
  }
  const fire = (element: HTMLElement, type: string) =>
    page.act(() => element.dispatchEvent(new page.view.Event(type, { bubbles: true }) as unknown as Event)) // happy-dom types its own DOM
  const write = (name: string, value: string) => {
    const element = field(name)
    element.value = value
    fire(element, element.localName === 'select' ? 'change' : 'input')
    fire(element, 'blur')
    fire(element, 'focusout')
  }
  const wrong = (name: string) => {
    const id = field(name).getAttribute('aria-invalid') && field(name).getAttribute('aria-describedby')
    return id ? (page.all('.wrong').find((note) => note.id === id)?.textContent ?? null) : null
  }
  const submit = () => {
    const event = new page.view.Event('submit', { bubbles: true, cancelable: true })
    page.act(() => page.one('form').dispatchEvent(event as unknown as Event)) // as above
  }
  const booked = async (): Promise<Record<string, unknown>> => {
    submit()
    await until(() => checkout.posts().length > 0, `a booking: ${checkout.text()}`)
    return Object(checkout.posts()[0]?.body)
  }
  const focused = () => page.root.activeElement?.getAttribute('name')
  await until(() => find('first_name') !== undefined && checkout.text().includes(t('checkout.whoComes')), 'the form')
  await until(() => find('terms') !== undefined, 'what the guest agrees to')
  return { ...checkout, t, find, field, write, wrong, submit, booked, focused }
}
export type GuestForm = Awaited<ReturnType<typeof openGuestForm>>

/** What each of these values is told at a field, and what becomes of it when it is sent. */
export async function tells(form: GuestForm, name: string, cases: Record<string, TextKey | null>) {
  for (const [value, key] of Object.entries(cases)) {
    form.write(name, value)
    const told = key === null ? null : (form.t as (one: TextKey) => string)(key) // none of them has values
    await until(() => form.wrong(name) === told, `${name} ${value}: ${form.wrong(name)}`)
  }
}
