import { useAtomValue, useSetAtom } from 'jotai'

import { bannersAtom, clearSlotAtom, dismissAtom, say, slotsAtom } from '../state/banner.ts'
import type { Banner as Message } from '../state/banner.ts'
import { useText } from '../state/texts.ts'
import { Banner } from '../ui/banner.tsx'
import type { BannerKind } from '../ui/banner.tsx'

const KINDS: Record<Message['variant'], BannerKind> = { success: 'good', error: 'bad', info: 'plain', warning: 'warn' }

/** What concerns the whole widget, above the screen and never over it. */
export default function Banners() {
  const t = useText()
  const banners = useAtomValue(bannersAtom)
  const { global } = useAtomValue(slotsAtom)
  const dismiss = useSetAtom(dismissAtom)
  const clear = useSetAtom(clearSlotAtom)
  return (
    <div className="messages stack">
      {global && (
        <Banner kind="bad" dismissLabel={t('core.dismiss')} onDismiss={() => clear('global')}>
          {say(t, global.told)}
        </Banner>
      )}
      {banners.map(({ id, variant, told }) => (
        <Banner key={id} kind={KINDS[variant]} dismissLabel={t('core.dismiss')} onDismiss={() => dismiss(id)}>
          {say(t, told)}
        </Banner>
      ))}
    </div>
  )
}
