import { useAtomValue } from 'jotai'

import { WIDGET_PATH } from '../../../shared/element.ts'
import { environmentAtom } from '../../state/environment.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { loadedSettingsAtom, startAtom } from '../../state/settings/settings.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { alert } from '../../ui/icons/signs.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { brokenAtom } from './broken.tsx'
import css from './failed.css'
import { StartSkeleton } from './start-skeleton.tsx'
import { useRecovery } from './use-recovery.ts'

/** Where the start or a screen failed: what happened, in the guest's terms, and every way on (BOOT-017, EMB-033). */
export default function Failed() {
  useStylesheet(css)
  const t = useText()
  const start = useAtomValue(startAtom)
  const broken = useAtomValue(brokenAtom)
  const failure = start.kind === 'refused' ? start.failure : broken?.failure
  const { isJudged, cause, press } = useRecovery(failure)
  if (failure && !isJudged) return <StartSkeleton />
  const title = cause
    ? t(`failing.${cause}Title`)
    : start.kind === 'refused'
      ? formatMessage(t, start.shown.message)
      : ''
  return (
    <div className="pages" role="alert">
      <div className="failed">
        <Icon of={alert} />
        <h1>{title}</h1>
        {cause && <p>{t(`failing.${cause}Text`)}</p>}
        {failure && <WaysOn isFile={cause === 'file'} press={press} />}
        {/* What the page itself says for such a day: its telephone, say (docs/embedding.md). */}
        <slot name="fallback" />
      </div>
    </div>
  )
}

function WaysOn({ isFile, press }: { isFile: boolean; press: () => void }) {
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const ownPage = useOwnPage()
  const phone = usePhone()
  return (
    <p className="failed-ways">
      <Button look="main" onClick={isFile ? () => view.location.reload() : press}>
        {t(isFile ? 'failing.reload' : 'core.tryAgain')}
      </Button>
      {ownPage && (
        <a href={ownPage} target="_blank" rel="noopener">
          {t('failing.ownPage')}
        </a>
      )}
      {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{t('failing.call', { phone })}</a>}
    </p>
  )
}

/** The plain link, for whoever is not there already. */
function useOwnPage(): string | null {
  const { attributes, isOwnDocument, view } = useAtomValue(environmentAtom)
  const locale = useLocale()
  if (isOwnDocument && view.parent === view) return null
  const { origins, hotelCode: code } = attributes
  return `${origins.widget}${WIDGET_PATH}?${new URLSearchParams({ code, locale })}`
}

/** From the settings where they have come, else from the document, whose server knows the hotel. */
function usePhone(): string {
  // Read by hand: the table of these settings stands in a file that may be gone when the card is needed.
  const { phone_number: phone }: { phone_number?: unknown } = Object(useAtomValue(loadedSettingsAtom))
  const { attributes } = useAtomValue(environmentAtom)
  return (typeof phone === 'string' && phone) || attributes.phone || ''
}
