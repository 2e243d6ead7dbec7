import { atom, useAtomValue, useSetAtom } from 'jotai'

import type { RouteId } from '../../../shared/routes.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { bannersAtom, clearSlotAtom, dismissAtom, formatMessage, slotsAtom } from '../../state/messages/messages.ts'
import type { BannerMessage as Message } from '../../state/messages/messages.ts'
import { isSignInOfferedAtom } from '../../state/session/member-settings.ts'
import { loadedSettingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { InView } from '../../ui/layout/in-view.tsx'
import { Banner } from '../../ui/messages/banner.tsx'
import type { BannerKind } from '../../ui/messages/banner.tsx'
import { ScreenLink } from './screen-link.tsx'

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
          {formatMessage(t, global.message)}
        </Banner>
      )}
      {banners.map((told) => {
        const { id, variant, message, offer } = told
        // That it is done is told to who pressed for it, perhaps far below; nothing else moves the page.
        return (
          <InView key={id} of={told} when={variant === 'success'}>
            <Banner
              kind={KINDS[variant]}
              action={offer && <Way offer={offer} />}
              dismissLabel={t('core.dismiss')}
              onDismiss={() => dismiss(id)}
            >
              {formatMessage(t, message)}
            </Banner>
          </InView>
        )
      })}
    </div>
  )
}

const WAYS = {
  search: { to: 'result', words: 'core.toRooms' },
  signIn: { to: 'signIn', words: 'errors.offerSignIn' },
} as const satisfies Record<NonNullable<Message['offer']>, { to: RouteId; words: TextKey }>

/** Where the message leads. */
function Way({ offer }: { offer: keyof typeof WAYS }) {
  const t = useText()
  const isOffered = useAtomValue(canSignInAtom)
  const { to, words } = WAYS[offer]
  return offer === 'signIn' && !isOffered ? null : <ScreenLink target={{ to }}>{t(words)}</ScreenLink>
}
/** A start that failed has no settings to say so. */
const canSignInAtom = atom((get) => get(loadedSettingsAtom) !== null && get(isSignInOfferedAtom))
