import { useAtomValue } from 'jotai'

import { placeSettingsAtom } from '../../state/place-settings.ts'
import { settingsAtom } from '../../state/settings.ts'
import { useText } from '../../state/texts.ts'
import { safeUrl } from '../../lib/safe-url.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { useStyle } from '../../ui/sheet.ts'
import { FormBody } from './form-page.tsx'
import css from './ota-sign-in.css'
import { useSignIn } from './use-sign-in.tsx'

/** The same sign-in on the site of all the brand's hotels: its name above, and a sheet on the photograph (specification 2.1). */
export default function OtaSignIn() {
  useStyle(css)
  const t = useText()
  const { name: brand } = useAtomValue(settingsAtom).hotel_brand_setting
  const [photo] = useAtomValue(placeSettingsAtom).hotel_photos
  const body = useSignIn()
  const src = safeUrl(photo?.url)
  return (
    <main className="ota-front">
      {/* The view, and nothing that must be known. */}
      {src && <img src={src} alt="" decoding="async" />}
      <div className="stack">
        <PageTitle takesFocus>{body.title}</PageTitle>
        {brand && <p>{t('signIn.otaLead', { brand })}</p>}
      </div>
      <div className="ota-sheet">
        <FormBody {...body} />
      </div>
    </main>
  )
}
