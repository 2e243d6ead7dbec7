import { useAtomValue } from 'jotai'
import { useEffect } from 'react'

import { environmentAtom } from '../../state/environment.ts'
import { Lazy } from '../../state/lazy.ts'
import { followedAtom, siteAtom, siteNamesAtom } from '../../state/settings/site.ts'
import { otaAtom } from '../../state/settings/settings.ts'
import { visitAtom } from '../../state/analytics/visit.ts'
import { ownMarkup } from './own-markup.ts'

const chatbot = () => import('./site-chatbot.tsx').then(({ SiteChatbot }) => SiteChatbot)
const CHATBOT_WORDS = ['document'] as const
const otaFooter = () => import('../../features/ota/site-frame.tsx').then(({ OtaFooter }) => OtaFooter)
const OTA_WORDS = ['ota'] as const
const legalLinks = () => import('./legal-links.tsx').then((file) => file.LegalLinks)
const LEGAL_WORDS = ['document'] as const
const NOTHING = {}

/** Below the screen: the hotel's footer and its chatbot; and its signs in a tab of our own (HEAD-014, BOOT-032). */
export default function Site() {
  const { footer_html, footer_css, chatbot: isTalking } = useAtomValue(siteAtom)
  const values = useAtomValue(siteNamesAtom)
  const onFollow = useAtomValue(followedAtom)
  const { view } = useAtomValue(environmentAtom)
  const { isInChatbot } = useAtomValue(visitAtom)
  const isOta = useAtomValue(otaAtom) !== null
  useFavicons()
  return (
    <>
      {isOta && <Lazy load={otaFooter} parts={OTA_WORDS} props={NOTHING} />}
      <Lazy load={legalLinks} parts={LEGAL_WORDS} props={NOTHING} />
      {footer_html && (
        <footer className="site-footer">
          <Lazy load={ownMarkup} props={{ markup: footer_html, css: footer_css, values, view, onFollow }} />
        </footer>
      )}
      {isTalking && !isInChatbot && <Lazy load={chatbot} parts={CHATBOT_WORDS} props={NOTHING} />}
    </>
  )
}

/** A host page has its own; only a document of ours takes the hotel's (BOOT-032). */
function useFavicons() {
  const { favicons } = useAtomValue(siteAtom)
  const { view, isOwnDocument } = useAtomValue(environmentAtom)
  useEffect(() => {
    if (!isOwnDocument || favicons.length === 0) return
    const { document } = view
    const before = [...document.querySelectorAll('link[rel=icon]')]
    const icons = favicons.map(({ size, url }) =>
      Object.assign(document.createElement('link'), { rel: 'icon', href: url, sizes: `${size}x${size}` }),
    )
    for (const icon of before) icon.remove()
    document.head.append(...icons)
    return () => {
      for (const icon of icons) icon.remove()
      document.head.append(...before)
    }
  }, [favicons, view, isOwnDocument])
}
