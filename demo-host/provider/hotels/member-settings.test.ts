import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { memberSettingsOf, signInButtonOf } from './member-settings.ts'

const LOCALIZER = { locale: 'en', bookLanguages: ['en'], api: 'https://api.example', reader: 'en' } as const
type Settings = Parameters<typeof memberSettingsOf>[0]['settings']
type Members = NonNullable<Settings['members']>

const settingsOf = (members?: Members) => ({ settings: (members ? { members } : {}) as Settings })
const told = (members?: Members) => memberSettingsOf(settingsOf(members), {} as never, LOCALIZER) // no provider is asked for

describe('what a hotel decided about its members', () => {
  it('is off where the hotel says nothing about it', () => {
    const OFF = {
      integrations: { is_active: false },
      brand_integrations: { membership_menu_redirect: null, membership_customer_login_redirect: null },
      point_name: '',
      points_hidden: false,
      point_exchange_enabled: false,
      membership_enabled: false,
      allow_signup: false,
      custom_auth: false,
      brand_custom_auth_token_name: null,
      organization_enabled: false,
      external_sign_in: [],
      deletion_text: '',
      marketing_consent_text: '',
    }
    assert.deepEqual(told(), OFF)
    assert.deepEqual(told({}), OFF)
    assert.deepEqual(signInButtonOf(settingsOf(), LOCALIZER), { is_active: false, translations_attributes: [] })
  })

  it('is on where it says so, each by itself', () => {
    const SWITCHES = ['points_hidden', 'point_exchange_enabled', 'membership_enabled', 'allow_signup', 'custom_auth', 'organization_enabled'] as const // prettier-ignore
    for (const one of SWITCHES) {
      const seen = told({ [one]: true })
      for (const name of SWITCHES) assert.equal(seen[name], name === one, `${one}: ${name}`)
      assert.equal(seen.integrations.is_active, false)
    }
    assert.equal(told({ integration_active: true }).integrations.is_active, true)
  })
})
