import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { ERRORS, errorRow } from '../../../../shared/errors.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import type { Shown } from '../../../state/messages/messages.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { namedUrl } from '../../../state/navigation/named-pages.ts'
import { queryAtom } from '../../../state/navigation/navigation.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Link } from '../../../ui/controls/link.tsx'
import { MiddlePage } from '../../../ui/layout/middle-page.tsx'
import { OfferedScreenLink, SignInScreenLink } from '../screen-link.tsx'
import { confirmEmailAtom, confirmationAtom } from './confirm.ts'

/** What the link of a mail leads to: a sign-up or a changed address is confirmed (MEMBER-023, MEMBER-024). */
export default function MemberConfirmation() {
  const t = useText()
  const state = useAtomValue(confirmationAtom)
  const confirm = useSetAtom(confirmEmailAtom)
  useEffect(() => void confirm(), [confirm])
  const isUpdate = useAtomValue(queryAtom).get('email_update') === 'true'
  if (state.kind === 'asking')
    return (
      <MiddlePage title={t('signUp.checkingTitle')}>
        <p role="status">{t('common.working')}</p>
      </MiddlePage>
    )
  if (state.kind === 'invalid') return <Invalid />
  if (state.kind === 'refused' && isUpdate && isOfLink(state.shown)) return <OldChange shown={state.shown} />
  if (state.kind === 'refused') return <Refused shown={state.shown} onAgain={() => void confirm()} />
  return <Confirmed isUpdate={isUpdate} leadsOn={state.answer.redirect_url} />
}

function Invalid() {
  const t = useText()
  return (
    <MiddlePage title={t('signIn.linkTitle')}>
      <p role="alert">{t('signUp.linkText')}</p>
      <div>
        <SignInScreenLink to="resendConfirmation" button="main">
          {t('signIn.resendTitle')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}

const isOfLink = ({ code }: Shown) => code === ERRORS.confirmationExpired.code || code === ERRORS.alreadyConfirmed.code

/** The link of a changed address that did its work, or no longer does any: the account itself is open (ROUTE-036). */
function OldChange({ shown }: { shown: Shown }) {
  const t = useText()
  const isDone = shown.code === ERRORS.alreadyConfirmed.code
  return (
    <MiddlePage title={t(isDone ? 'signUp.changedTitle' : 'signUp.refusedTitle')}>
      <p role="alert">{t(isDone ? 'signUp.changedText' : 'signUp.changeOld')}</p>
      <div>
        <SignInScreenLink to="signIn" button="main">
          {t('signIn.title')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}

function Refused({ shown, onAgain }: { shown: Shown; onAgain: () => void }) {
  const t = useText()
  const { offer } = errorRow(shown.code ?? undefined)
  return (
    <MiddlePage title={t('signUp.refusedTitle')}>
      <Banner kind="bad" action={<OfferedScreenLink offer={offer} />}>
        {formatMessage(t, shown.message)}
      </Banner>
      {!offer && (
        <div>
          <Button onClick={onAgain}>{t('core.tryAgain')}</Button>
        </div>
      )}
    </MiddlePage>
  )
}

function Confirmed({ isUpdate, leadsOn }: { isUpdate: boolean; leadsOn: string | null }) {
  const t = useText()
  const { widget } = useAtomValue(environmentAtom).attributes.origins
  const { parent_origins } = useAtomValue(settingsAtom)
  const inLink = useAtomValue(queryAtom).get('redirect_url')
  const asked = leadsOn ?? inLink
  // Only where the hotel's own pages are, or ours: a mail's link is a text that anybody could have written.
  const href = namedUrl(asked && asked.startsWith('/') ? new URL(asked, widget).href : asked, [
    widget,
    ...parent_origins,
  ])
  return (
    <MiddlePage title={t(isUpdate ? 'signUp.changedTitle' : 'signUp.doneTitle')}>
      <p>{t(isUpdate ? 'signUp.changedText' : 'signUp.doneText')}</p>
      <div className="row wrap">
        {href && (
          <Link href={href} button="main">
            {t('signUp.goOn')}
          </Link>
        )}
        <SignInScreenLink to="signIn" button={href ? 'other' : 'main'}>
          {t('signIn.title')}
        </SignInScreenLink>
        <SignInScreenLink to="result" button="quiet">
          {t('core.toRooms')}
        </SignInScreenLink>
      </div>
    </MiddlePage>
  )
}
