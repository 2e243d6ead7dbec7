import { useAtomValue } from 'jotai'
import type { RefObject } from 'react'

import type { TextKey } from '../../../lib/i18n.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { InView } from '../../../ui/layout/in-view.tsx'
import { offerKey } from '../list/offers.ts'
import { goneAtom } from './picks.ts'
import type { Gone } from './picks.ts'

const GONE = {
  taken: { title: 'results.goneTitle', text: 'results.goneText' },
  notOffered: { title: 'results.notOfferedTitle', text: 'results.notOfferedText' },
} as const satisfies Record<Gone['why'], { title: TextKey; text: TextKey }>

/** What was chosen and is not to be had any more. A search that does not offer it tells so beside what it found instead. */
export function Lost({ isLater }: { isLater: RefObject<boolean> }) {
  const t = useText()
  const gone = useAtomValue(goneAtom)
  return gone.map(({ pick, why, left }) => {
    const { room_type_name: room } = pick.room
    const lost = left ? t('results.times', { room, quantity: pick.quantity - left }) : room
    return (
      <InView key={offerKey(pick.plan)} when={why === 'taken' ? isLater : false}>
        <Banner kind="warn" title={t(GONE[why].title, { room: lost })}>
          {left ? t('results.allTaken', { n: left }) : t(GONE[why].text)}
        </Banner>
      </InView>
    )
  })
}
