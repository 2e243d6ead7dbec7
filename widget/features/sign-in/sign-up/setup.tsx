import { atom, useAtomValue, useSetAtom } from 'jotai'

import { NAME_CHARACTERS } from '../../../../shared/constants.ts'
import { accounts } from '../../../../shared/contract/accounts.ts'
import { normalizeMemberName } from '../../../../shared/rules/person/member-names.ts'
import { isFamilyFirst } from '../../../lib/name-order.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { goOnAtom } from '../../../state/session/external.ts'
import { identityAtom, settingsAtom } from '../../../state/settings/settings.ts'
import { localeAtom, useLocale, useText } from '../../../state/settings/texts.ts'
import { userAtom } from '../../../state/session/user.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { useControl } from '../fields.tsx'
import { FormPage } from '../form-page.tsx'
import { fieldErrorsOf, formOf } from '../../../state/form.ts'
import { nameError } from './form.ts'

const setupForm = formOf({ last_name: '', first_name: '' })

const setUpAtom = atom(null, async (get, set): Promise<void> => {
  const form = get(setupForm.valuesAtom)
  const locale = get(localeAtom)
  const faults = fieldErrorsOf<typeof form>({
    last_name: nameError(form.last_name, locale),
    first_name: nameError(form.first_name, locale),
  })
  const isDone = await set(setupForm.sendAtom, faults, async () => {
    const profile = {
      last_name: normalizeMemberName(form.last_name, locale),
      first_name: normalizeMemberName(form.first_name, locale),
    }
    const { api } = get(environmentAtom)
    const { data } = await api(accounts.setup, { hotelId: get(settingsAtom).hotel_id, body: { profile } })
    if (get(identityAtom)?.userId === data.id) set(userAtom, data)
  })
  if (isDone) set(goOnAtom, null)
})

/** What somebody elsewhere did not say of a new member (MEMBER-056). */
export default function Setup() {
  const t = useText()
  const setUp = useSetAtom(setUpAtom)
  const isFirst = isFamilyFirst(useLocale())
  const family = <Name name="last_name" label={t('signUp.familyName')} fills="family-name" />
  const given = <Name name="first_name" label={t('signUp.givenName')} fills="given-name" />
  const who = useAtomValue(userAtom)
  return (
    <FormPage
      form={setupForm}
      title={t('external.setupTitle')}
      lead={t('external.setupLead')}
      button={t('external.setupDone')}
      onSubmit={setUp}
      after={who?.email}
    >
      <div className="fields">
        {isFirst ? family : given}
        {isFirst ? given : family}
        <p className="tiny faint whole">{t('signUp.nameHelp')}</p>
      </div>
    </FormPage>
  )
}

function Name({ name, label, fills }: { name: 'last_name' | 'first_name'; label: string; fills: string }) {
  const control = useControl(setupForm, name)
  return <Field {...control} label={label} autoComplete={fills} maxLength={NAME_CHARACTERS * 2} />
}
