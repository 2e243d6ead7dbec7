import { describe, it } from 'node:test'
import assert from 'node:assert/strict'

import { isLabelled, labelledAs, labelsOf } from './labels.ts'

const MEMBER = { program_id: 3, rank_id: '2', organization: null }
const CORPORATE = { program_id: null, rank_id: null, organization: { id: 9 } }
const LABELS = [
  'all_users',
  'membership_program_3',
  'membership_rank_2',
  'rank_all',
  'membership_organization_9',
  'organization_all',
  'place_after_sign_in',
]

describe('labels of questions and notifications', () => {
  it('are those of program, rank and organization [QUESTION-020]', () => {
    assert.deepEqual(labelsOf(null), ['all_users'])
    assert.deepEqual(labelsOf(MEMBER), [
      'all_users',
      'membership_program_3',
      'membership_rank_2',
      'place_after_sign_in',
    ])
    assert.deepEqual(labelsOf(CORPORATE), ['all_users', 'membership_organization_9', 'place_after_sign_in'])
    assert.deepEqual(labelsOf(labelledAs(MEMBER, CORPORATE.organization)), [
      'all_users',
      'membership_program_3',
      'membership_rank_2',
      'membership_organization_9',
      'place_after_sign_in',
    ])
    assert.deepEqual(labelsOf(labelledAs(null, null)), ['all_users'])
  })

  it('show everybody just their own [QUESTION-020] [QUESTION-028]', () => {
    const shown = (who: Parameters<typeof labelsOf>[0]) => LABELS.filter((label) => isLabelled([label], labelsOf(who)))
    assert.deepEqual(shown(null), ['all_users'])
    assert.deepEqual(shown(MEMBER), [
      'all_users',
      'membership_program_3',
      'membership_rank_2',
      'rank_all',
      'place_after_sign_in',
    ])
    assert.deepEqual(shown(CORPORATE), [
      'all_users',
      'membership_organization_9',
      'organization_all',
      'place_after_sign_in',
    ])
  })
})
