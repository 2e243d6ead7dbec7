import type { Settings } from '../../shared/model/hotel/settings.ts'
import { ownDomainOf } from '../../shared/rules/own-domain.ts'
import type { ApiSetting } from './api.ts'

/**
 * Where the settings name a domain of the hotel's own, calls go there, and they alone carry cookies (BOOT-029,
 * CALL-009). Loaded only for a hotel that is on the way to one.
 */
export function atOwnDomain(setting: ApiSetting, settings: () => Settings | null): void {
  const { base, fetch } = setting
  const domain = () => ownDomainOf(Object(Object(settings()).hotel_brand).first_party_cookie_setting)
  setting.base = () => {
    const stamped = base()
    const own = domain()
    return own === null ? stamped : { ...stamped, api: stamped.api.replace(/\/\/.+/, `//${own}`), takesCookies: true }
  }
  setting.fetch = (input, init) => {
    const { api, takesCookies } = setting.base()
    const isOwn = takesCookies === true && String(input).startsWith(`${api}/`)
    return fetch(input, isOwn ? { ...init, credentials: 'include' } : init)
  }
}
