import { useAtomValue, useSetAtom } from 'jotai'

import { PASSWORD_MAX_CHARACTERS } from '../../../../shared/constants.ts'
import { LINE_CHARACTERS } from '../../../../shared/limits.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { MiddlePage } from '../../../ui/layout/middle-page.tsx'
import { Banner } from '../../../ui/messages/banner.tsx'
import formCss from '../../../ui/styles/base/form.css'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { corporateForm, submitCorporateSignInAtom } from './sign-in-state.ts'

/** By account id and password, which the hotel hands out (ROUTE-024, CORP-001). */
export default function CorporateSignIn() {
  useStylesheet(formCss)
  const t = useText()
  const { hotel_name: hotel } = useAtomValue(settingsAtom)
  const isBusy = useAtomValue(corporateForm.isBusyAtom)
  const submit = useSetAtom(submitCorporateSignInAtom)
  const title = t('corporate.title')
  return (
    <MiddlePage title={title} text={t('corporate.lead', { hotel })}>
      <Form className="stack" busy={isBusy} onSubmit={() => void submit()} aria-label={title}>
        <Refused />
        <Field
          {...useControl('account_id')}
          label={t('corporate.accountId')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LINE_CHARACTERS}
          latin
          whole
        />
        <PasswordField
          {...useControl('password')}
          label={t('corporate.password')}
          showLabel={t('corporate.show')}
          hideLabel={t('corporate.hide')}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX_CHARACTERS * 2}
          whole
        />
        <div>
          <Button type="submit" look="main" busy={isBusy}>
            {t('corporate.button')}
          </Button>
        </div>
      </Form>
      <p className="small soft">{t('corporate.help')}</p>
    </MiddlePage>
  )
}

function useControl(name: 'account_id' | 'password') {
  const t = useText()
  const value = useAtomValue(corporateForm.valuesAtom)[name]
  const wrong = useAtomValue(corporateForm.fieldErrorsAtom)[name]
  const type = useSetAtom(corporateForm.typeAtom)
  return {
    name,
    value,
    error: wrong && formatMessage(t, wrong),
    required: true,
    onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
  }
}

function Refused() {
  const t = useText()
  const shown = useAtomValue(corporateForm.refusedAtom)
  return shown && <Banner kind="bad">{formatMessage(t, shown.message)}</Banner>
}
