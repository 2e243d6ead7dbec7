import { useSetAtom } from 'jotai'

import { isFamilyFirst } from '../../../lib/name-order.ts'
import type { ProfileField } from '../../../../shared/rules/person/profile.ts'
import { notifyAtom } from '../../../state/messages/messages.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { FailedNote } from '../failed-note.tsx'
import { ProfileFieldLine } from './profile-field.tsx'
import { mayUpdate, saveProfileAtom } from './profile-state.ts'
import type { Who } from './profile-state.ts'
import { useSending } from '../sending.ts'

const FAMILY_FIRST: readonly ProfileField[] = ['last_name', 'first_name', 'last_name_kana', 'first_name_kana']
const REST: readonly ProfileField[] = [
  'dob',
  'gender',
  'nationality',
  'occupation',
  'phone',
  'postal_code',
  'prefecture_or_state',
  'street_address',
  'building_name_and_number',
  'receipt_title',
  'receipt_unicode',
]

/** What the member told about themselves (MEMBER-053); to read only where it is another system's to change. */
export function PersonalInfo({ who }: { who: Who }) {
  const t = useText()
  const isFamily = isFamilyFirst(useLocale())
  const save = useSetAtom(saveProfileAtom)
  const notify = useSetAtom(notifyAtom)
  const isOpen = mayUpdate(who)
  const { isSending, failed, send } = useSending(async () => {
    if (await save()) notify({ id: 'account', message: { key: 'account.saved' } })
  })
  const names = isFamily
    ? FAMILY_FIRST
    : [...FAMILY_FIRST.slice(0, 2).toReversed(), ...FAMILY_FIRST.slice(2).toReversed()]
  return (
    <section className="block">
      <h2>{t('account.personal')}</h2>
      {!isOpen && <p className="small soft">{t('account.readOnly')}</p>}
      <Form className="stack wide" busy={isSending} onSubmit={send}>
        <div className="fields">
          {[...names, ...REST].map((field) => (
            <ProfileFieldLine key={field} field={field} profile={who.profile} isOpen={isOpen} />
          ))}
        </div>
        <FailedNote failed={failed} />
        {isOpen && (
          <div>
            <Button type="submit" look="main" busy={isSending}>
              {t('common.save')}
            </Button>
          </div>
        )}
      </Form>
    </section>
  )
}
