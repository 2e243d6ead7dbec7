import { useAtomValue } from 'jotai'

import { environmentAtom } from '../../state/environment.ts'
import { followedAtom, siteAtom, siteNamesAtom } from '../../state/settings/site.ts'
import { Lazy } from '../../state/lazy.ts'
import { otaAtom } from '../../state/settings/settings.ts'
import { ownMarkup } from '../host/own-markup.ts'
import { HotelName } from './hotel-name.tsx'

const otaHeader = () => import('../../features/ota/site-frame.tsx').then(({ OtaHeader }) => OtaHeader)
const OTA_WORDS = ['ota'] as const

/** An agency's header, or the hotel's own in place of its name; the menus stay beside it (HEAD-013, OTA-016). */
export default function SiteHeader() {
  return useAtomValue(otaAtom) ? <Lazy load={otaHeader} parts={OTA_WORDS} props={{}} /> : <OwnHeader />
}

function OwnHeader() {
  const { header_html } = useAtomValue(siteAtom)
  const values = useAtomValue(siteNamesAtom)
  const onFollow = useAtomValue(followedAtom)
  const { view } = useAtomValue(environmentAtom)
  if (header_html === '') return <HotelName />
  const props = { markup: header_html, values, view, onFollow }
  return <Lazy load={ownMarkup} props={props} meanwhile={<HotelName />} />
}
