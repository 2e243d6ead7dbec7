import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'

import { MOBILE_WIDTH_PX } from '../../../shared/constants.ts'
import { LOCALES } from '../../../shared/locales.ts'
import { environmentAtom } from '../../state/environment.ts'
import { hotelCodeAtom } from '../../state/settings/settings.ts'
import { siteAtom } from '../../state/settings/site.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { isPreviewAtom } from '../../state/settings/preview.ts'
import { visitAtom } from '../../state/analytics/visit.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import css from './site-chatbot.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'

/** The hotel's chatbot behind a button, on the platforms the hotel wants it on (CHAT-002). */
export function SiteChatbot() {
  useStylesheet(css)
  const t = useText()
  const { chatbot } = useAtomValue(siteAtom)
  const { isOwnDocument } = useAtomValue(environmentAtom)
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(false)
  const options = useOptions()
  const isWanted = chatbot && (isMobile ? chatbot.is_on_mobile : chatbot.is_on_desktop)
  if (!isWanted) return null
  const url = new URL(chatbot.url)
  for (const [name, value] of Object.entries(options)) url.searchParams.set(name, value)
  return (
    <>
      <div className={isOwnDocument ? 'chat-opener floats' : 'chat-opener'}>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('document.openChat')}
        </Button>
      </div>
      {isOpen && (
        <Dialog title={t('document.chat')} closeLabel={t('core.close')} onClose={() => setOpen(false)} bare>
          <iframe className="chat-frame" title={t('document.chat')} src={url.href} />
        </Dialog>
      )}
    </>
  )
}

/** What the chatbot is started with; nothing of the guest but the language. */
function useOptions(): Record<string, string> {
  const hotel_code = useAtomValue(hotelCodeAtom)
  const locale = LOCALES[useLocale()].tag
  const isPreview = useAtomValue(isPreviewAtom)
  const { isBotTest } = useAtomValue(visitAtom)
  return { hotel_code, locale, preview: String(isPreview), test: String(isBotTest) }
}

function useIsMobile(): boolean {
  const { view } = useAtomValue(environmentAtom)
  const [isMobile, setMobile] = useState(() => view.innerWidth <= MOBILE_WIDTH_PX)
  useEffect(() => {
    const narrow = view.matchMedia(`(max-width: ${MOBILE_WIDTH_PX}px)`)
    const follow = () => setMobile(narrow.matches)
    follow()
    narrow.addEventListener('change', follow)
    return () => narrow.removeEventListener('change', follow)
  }, [view])
  return isMobile
}
