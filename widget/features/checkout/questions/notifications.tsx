import { useAtomValue } from 'jotai'

import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Pictures } from '../../../ui/questions/pictures.tsx'
import { noticesAtom } from './asked.ts'
import { useAskedQuestions } from './use-asked-questions.ts'

/** What the hotel wants guests to know about the days of their stay. */
export function Notifications() {
  useAskedQuestions()
  const t = useText()
  const notices = useAtomValue(noticesAtom)
  if (notices.length === 0) return null
  return (
    <section className="block">
      <h2 className="part">{t('questions.notices')}</h2>
      <ul className="stack tight">
        {notices.map((notice) => (
          <li key={notice.id} className="stack tight" lang={notice.lang ?? undefined}>
            <Banner kind="plain">
              <bdi>{notice.title}</bdi>
            </Banner>
            <Pictures {...{ t, question: notice }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
