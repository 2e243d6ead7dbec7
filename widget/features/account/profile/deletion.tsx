import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { PASSWORD_MAX_CHARACTERS } from '../../../../shared/constants.ts'
import type { User } from '../../../../shared/model/person/member.ts'
import { asFailure } from '../../../lib/failure.ts'
import type { Failure } from '../../../lib/failure.ts'
import { memberSettingsAtom } from '../../../state/session/member-settings.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DangerButton } from '../../../ui/controls/danger-button.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { deleteAccountAtom } from './deletion-state.ts'
import { passwordErrorPlace } from '../password-error-place.ts'
import { FailedNote } from '../failed-note.tsx'
import { useSending } from '../sending.ts'

/** The way out stands last, and asks twice (MEMBER-050). */
export function Deletion({ user }: { user: User }) {
  const t = useText()
  const name = usePointName('account.points')
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="block">
      <h2>{t('account.deletion')}</h2>
      <p className="small soft">{t('account.deletionText', { name })}</p>
      <div>
        <DangerButton size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('account.deleteAccount')}
        </DangerButton>
      </div>
      {isAsking && <Question user={user} onClose={() => setAsking(false)} />}
    </section>
  )
}

const isAboutPassword = (failed: Failure | null) => passwordErrorPlace(failed) === 'password'

function Question({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const name = usePointName('account.points')
  const { deletion_text: ofHotel } = useAtomValue(memberSettingsAtom)
  const remove = useSetAtom(deleteAccountAtom)
  const [isSure, setSure] = useState(false)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  // Whoever came by another system may have a password all the same: only the server knows, and says so.
  const [isAsked, setAsked] = useState(user.provider === null)
  const isMissing = isAsked && password === ''
  const { isSending, failed, send } = useSending(() =>
    remove(isAsked ? password : undefined).catch((error: unknown) => {
      if (isAboutPassword(asFailure(error))) setAsked(true)
      throw error
    }),
  )
  const isPasswordWrong = isAboutPassword(failed)
  const confirm = () => {
    setChecked(true)
    if (isSure && !isMissing) send()
  }
  return (
    <Dialog
      title={t('account.deletionTitle')}
      closeLabel={t('core.close')}
      onClose={onClose}
      locked={isSending}
      footer={
        <div className="row wrap">
          <DangerButton busy={isSending} onClick={confirm}>
            {t('account.deleteForGood')}
          </DangerButton>
          <Button onClick={onClose}>{t('account.keepAccount')}</Button>
        </div>
      }
    >
      <div className="stack">
        <p>{t('account.deletionForGood', { name })}</p>
        <p className="small soft">{t('account.deletionStays')}</p>
        {ofHotel && <p className="deletion-text small soft">{ofHotel}</p>}
        {isAsked && (
          <Field
            label={t('account.presentPassword')}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX_CHARACTERS}
            required
            value={password}
            error={(isChecked && isMissing && t('errors.required')) || (isPasswordWrong && t('account.passwordWrong'))}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        <Checkbox
          name="sure"
          checked={isSure}
          error={isChecked && !isSure && t('account.sureFirst')}
          onChange={(event) => setSure(event.currentTarget.checked)}
        >
          {t('account.sure')}
        </Checkbox>
        {!isPasswordWrong && <FailedNote failed={failed} />}
      </div>
    </Dialog>
  )
}
