import { useAtomValue } from 'jotai'

import { environmentAtom } from '../../state/environment.ts'
import { followedAtom, siteAtom, siteNamesAtom } from '../../state/settings/site.ts'
import { CustomMarkup } from '../../ui/messages/custom-markup.tsx'
import { HotelName } from './hotel-name.tsx'

/** The hotel's own header in place of its name; the menus stay beside it (HEAD-013). */
export default function SiteHeader() {
  const { header_html } = useAtomValue(siteAtom)
  const values = useAtomValue(siteNamesAtom)
  const onFollow = useAtomValue(followedAtom)
  const { view } = useAtomValue(environmentAtom)
  if (!header_html) return <HotelName />
  return <CustomMarkup markup={header_html} values={values} view={view} onFollow={onFollow} />
}
