import { HEADERS } from '../../shared/headers.ts'
import type { Locale } from '../../shared/locales.ts'
import type { Settings } from '../../shared/model/hotel/settings.ts'

declare const __APP_VERSION__: string
export const APP_VERSION = typeof __APP_VERSION__ === 'undefined' ? '0.0.0' : __APP_VERSION__

type Caller = {
  version: string
  locale: Locale
  settings: Settings | null
  clientSession: string | null
  accessToken: string | null
  organizationSession?: string | null
}

/** CALL-002 to CALL-008: what every call carries. The tracing id is the call's own. */
export function callHeaders({
  version,
  locale,
  settings,
  clientSession,
  accessToken,
  organizationSession,
}: Caller): Record<string, string> {
  const headers = {
    [HEADERS.appVersion]: version,
    [HEADERS.locale]: locale,
    [HEADERS.siteController]: settings?.site_controller,
    [HEADERS.tier]: settings?.booking_widget_setting_attributes.tier,
    [HEADERS.realtimeKey]: settings?.pubnub.auth_key,
    [HEADERS.clientSession]: clientSession,
    [HEADERS.organizationSession]: organizationSession,
    [HEADERS.authorization]: accessToken ? `Bearer ${accessToken}` : null,
  }
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
