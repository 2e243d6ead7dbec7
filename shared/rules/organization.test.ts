import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { isOrganizationAdmin } from './organization.ts'

describe('the role of an organization’s account', () => {
  it('is an admin’s when it contains "admin" [CORP-013]', () => {
    for (const [role, isAdmin] of [
      ['admin', true],
      ['super_admin', true],
      ['admin_of_stays', true],
      ['co-admins', true],
      ['user', false],
      ['', false],
      [null, false],
    ] as const)
      assert.equal(isOrganizationAdmin(role), isAdmin, String(role))
  })
})
