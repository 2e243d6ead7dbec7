import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'

import type { MemberProvider } from '../../../shared/model/person/member.ts'
import { hotelRoutes } from '../../../shared/routes.ts'
import { environmentAtom } from '../../state/environment.ts'
import { leaveToSignInAtom } from '../../state/session/external.ts'
import { memberSettingsAtom } from '../../state/session/member-settings.ts'
import { hrefAtom } from '../../state/navigation/navigation.ts'
import { openSignInAtom, takeWayAtom } from '../../state/session/sign-in-window.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/controls/link.tsx'

type Way = { provider: MemberProvider; title: string }

/** Ways in by somebody who knows the guest, in the hotel's order and words. */
export function ExternalButtons() {
  const t = useText()
  const { external_sign_in: ways } = useAtomValue(memberSettingsAtom)
  const isAlone = useIsAlone()
  if (ways.length === 0) return null
  return (
    <section className="stack small" aria-label={t('external.others')}>
      <p className="soft">{t('external.others')}</p>
      {isAlone ? <Leaving ways={ways} /> : <Opening ways={ways} />}
    </section>
  )
}

/** In a tab of our own the guest leaves and comes back in it; a window opened for one of the ways takes it by itself. */
function Leaving({ ways }: { ways: Way[] }) {
  const leave = useSetAtom(leaveToSignInAtom)
  const takeWay = useSetAtom(takeWayAtom)
  const [left, setLeft] = useState<MemberProvider | null>(null)
  const press = async (provider: MemberProvider) => {
    setLeft(provider)
    await leave(provider)
    setLeft(null)
  }
  useEffect(() => {
    const wanted = takeWay()
    const way = ways.find(({ provider }) => provider === wanted)
    if (way) void leave(way.provider)
  })
  return ways.map(({ provider, title }) => (
    <Button key={provider} full busy={left === provider} onClick={() => void press(provider)}>
      {title}
    </Button>
  ))
}

/** A site that holds us keeps its page; where no window opens, the way begins in a tab of ours. */
function Opening({ ways }: { ways: Way[] }) {
  const { widget } = useAtomValue(environmentAtom).attributes.origins
  const address = widget + useAtomValue(hrefAtom)({ to: 'signIn' }, hotelRoutes.signIn)
  const open = useSetAtom(openSignInAtom)
  const opened = useRef<ReturnType<typeof open>>(null)
  const press = (provider: MemberProvider): boolean => {
    opened.current?.stop()
    opened.current = open(provider, address)
    return opened.current !== null
  }
  // Whoever leaves this page has thought better of it.
  useEffect(() => () => opened.current?.stop(), [opened])
  return ways.map(({ provider, title }) => (
    <Link
      key={provider}
      button="other"
      outside
      href={address}
      onClick={(event) => press(provider) && event.preventDefault()}
    >
      {title}
    </Link>
  ))
}

function useIsAlone(): boolean {
  const { view, attributes } = useAtomValue(environmentAtom)
  return view.parent === view && view.location.origin === attributes.origins.widget
}
