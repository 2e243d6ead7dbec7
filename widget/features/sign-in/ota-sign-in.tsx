import { useAtomValue } from 'jotai'

import { placeSettingsAtom } from '../../state/settings/place-settings.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { safeUrl } from '../../lib/safe-url.ts'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { FormBody } from './form-page.tsx'
import css from './ota-sign-in.css'
import { useSignIn } from './use-sign-in.tsx'

/** The same sign-in on the site of all the brand's hotels: its name above, and a sheet on the photograph (ROUTE-026). */
export default function OtaSignIn() {
  useStylesheet(css)
  const t = useText()
  const { name: brand } = useAtomValue(settingsAtom).hotel_brand_setting
  const [photo] = useAtomValue(placeSettingsAtom).hotel_photos
  const body = useSignIn()
  const src = safeUrl(photo?.url)
  return (
    <div className="ota-front">
      {/* The view, and nothing that must be known. */}
      {src && <img src={src} alt="" decoding="async" />}
      <div className="stack">
        <PageTitle takesFocus>{body.title}</PageTitle>
        {brand && <p>{t('signIn.otaLead', { brand })}</p>}
      </div>
      <div className="ota-sheet">
        <FormBody {...body} />
      </div>
    </div>
  )
}
