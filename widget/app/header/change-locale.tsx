import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'

import { localeOfTag, LOCALES } from '../../../shared/locales.ts'
import { environmentAtom } from '../../state/environment.ts'
import { useLocale } from '../../state/settings/texts.ts'
import { changeLocaleAtom } from '../../state/settings/change-locale.ts'

/** A page of the site loads this one unseen, and every view of the widget after it is in that language (ROUTE-006). */
export default function ChangeLocale() {
  const { began, storage } = useAtomValue(environmentAtom)
  const asked = localeOfTag(began.get('locale') ?? '')
  const change = useSetAtom(changeLocaleAtom)
  const locale = useLocale()
  useEffect(() => {
    if (!asked) return
    // A chatbot's frame looks for it when the guest comes back to it (CHAT-010).
    storage.write('chatbotLocale', asked)
    void change(asked)
  }, [asked, change, storage])
  return (
    <div className="pages">
      <div role="status">
        <h1 className="part">{LOCALES[locale].name}</h1>
      </div>
    </div>
  )
}
