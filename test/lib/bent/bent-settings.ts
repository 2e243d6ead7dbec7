import { CLIENT_KEY, CLIENT_SECRET } from '../../../shared/constants.ts'
import { HEADERS } from '../../../shared/headers.ts'
import type { Locale } from '../../../shared/locales.ts'
import type { World } from '../world.ts'

export const SETTINGS_PATH = '/hotels/:code/settings/booking_widget'

type Wanted = { code?: string; locale?: Locale; times?: number }

/** The settings as the provider gives them. */
export const settingsOf = (world: World, { code = 'shirotsuki', locale = 'en' }: Wanted = {}) =>
  read(world, `/hotels/${code}/settings/booking_widget`, locale)

/** Where the hotel is, as the provider says it. */
export const hotelOf = (world: World, hotelId = 1) => read(world, `/hotels/${hotelId}`, 'en')

async function read({ origins }: World, path: string, locale: Locale) {
  const started = await fetch(`${origins.identity}/api/client_sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: CLIENT_KEY, secret: CLIENT_SECRET }),
  })
  const { data } = (await started.json()) as { data: { client_session: string } }
  const headers = { [HEADERS.clientSession]: data.client_session, [HEADERS.locale]: locale }
  const answer = await fetch(origins.api + path, { headers })
  return ((await answer.json()) as { data: Record<string, unknown> }).data
}

/** The next settings are the hotel's own but for these fields; an undefined one is left out. */
export async function bendSettings(world: World, change: Record<string, unknown>, wanted: Wanted = {}): Promise<void> {
  const data = { ...(await settingsOf(world, wanted)), ...change }
  await world.nextAnswer({ method: 'GET', path: SETTINGS_PATH, status: 200, body: { data }, times: wanted.times ?? 1 })
}
