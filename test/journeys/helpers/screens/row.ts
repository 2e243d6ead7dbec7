import assert from 'node:assert/strict'

import type { RouteId } from '../../../../shared/routes.ts'
import type { Guest } from '../guest.ts'

/** What a screen may stand on that others have done: a booked stay, and the address of a link to pay. */
export type Before = { number: string; email: string; payLink?: string }

export type ScreenRow = {
  name: string
  /** The row of shared/routes.ts that it shows. */
  route: RouteId
  /** The screen that has to be open before; without one it opens by itself. */
  after?: string
  /** It says what failed. */
  isFailure?: true
  open: (guest: Guest, before: Before) => Promise<void>
}

/** A heading alone may be that of a failure in its place. */
export async function assertNotFailed({ name, isFailure }: ScreenRow, { at }: Guest): Promise<void> {
  const failures = (await at.locator('.screen [role=alert]').allInnerTexts()).filter(Boolean)
  assert.equal(failures.length > 0, isFailure === true, `${name} shows ${failures.join() || 'no failure'}`)
}

export const seeForm = ({ at }: Guest, name: string) => at.locator(`.screen [name="${name}"]`).waitFor()

/** Nothing of what is shown is under way. */
export const nothingBusy = ({ at }: Guest) =>
  at.locator('.screen [aria-busy=true], .screen .skeleton').first().waitFor({ state: 'detached' })

/** The own page before a search; whoever looks at what comes after the bar waits until nothing more is asked. */
export async function openOwnPage(guest: Guest) {
  await guest.open('/')
  await guest.button(guest.t('search.search')).waitFor()
  await guest.at.locator('.legal-links :is(button, a)').first().waitFor()
  await nothingBusy(guest)
}

type Where = { path: string; query?: Record<string, string>; after?: string }

/** One that stands when its heading does, and nothing of it is under way. */
export const titled = (name: string, route: RouteId, { path, query = {}, after }: Where): ScreenRow => ({
  name,
  route,
  ...(after !== undefined && { after }),
  async open(guest) {
    await guest.open(path, query)
    await guest.at.locator('.screen h1').waitFor()
    await nothingBusy(guest)
  },
})

/** One that stands when it has a control with this name. */
export const formed = (name: string, route: RouteId, field: string, { path, query = {}, after }: Where): ScreenRow => ({
  name,
  route,
  ...(after !== undefined && { after }),
  async open(guest) {
    await guest.open(path, query)
    await seeForm(guest, field)
  },
})
