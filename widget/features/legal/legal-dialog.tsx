import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import type { LegalKind } from '../../../shared/model/hotel/legal-text.ts'
import { ownLanguage } from '../../lib/own-language.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useRemote } from '../../state/remote.ts'
import { legalTexts } from '../../state/settings/legal.ts'
import { openedTextAtom } from '../../state/settings/opened-text.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { RetryBanner } from '../../ui/messages/banner.tsx'

/** One text of the house, read where the guest is; what they have written stays as it is. */
function LegalDialog({ kind }: { kind: LegalKind }) {
  const t = useText()
  const open = useSetAtom(openedTextAtom)
  const { hotel_id: hotelId } = useAtomValue(settingsAtom)
  const { state, again } = useRemote(legalTexts, { hotelId, kind }, { once: true })
  return (
    <Dialog title={t(`document.${kind}`)} closeLabel={t('core.close')} onClose={() => open(null)}>
      {state.kind === 'loading' && <p role="status">{t('core.loading')}</p>}
      {state.kind === 'refused' && (
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={again}>
          {formatMessage(t, state.shown.message)}
        </RetryBanner>
      )}
      {state.kind === 'ready' && (
        <div className="stack" lang={ownLanguage(state.value.lang)}>
          {written(state.value.text)}
        </div>
      )}
    </Dialog>
  )
}

const HEADING = /^# /

/** An empty line parts paragraphs; a line that begins with "# " is a heading (shared/model/hotel/legal-text.ts). */
function written(text: string): ReactNode {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => part.split(/(?<=^# .*)\n/))
    .map((part, at) => (HEADING.test(part) ? <h3 key={at}>{part.replace(HEADING, '')}</h3> : <p key={at}>{part}</p>))
}

export function OpenedText() {
  const kind = useAtomValue(openedTextAtom)
  return kind && <LegalDialog key={kind} kind={kind} />
}
