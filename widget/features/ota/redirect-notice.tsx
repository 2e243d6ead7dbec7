import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { mask } from 'superstruct'

import { SECOND_MS } from '../../../shared/constants.ts'
import { otaRedirectSettings } from '../../../shared/model/hotel/ota-redirect.ts'
import { OTA_NAMES } from '../../../shared/model/search/room.ts'
import type { OtaName } from '../../../shared/model/search/room.ts'
import { safeUrl } from '../../lib/safe-url.ts'
import { environmentAtom } from '../../state/environment.ts'
import { leaveAtom } from '../../state/navigation/leave.ts'
import { isUpdatingAtom, routeAtom } from '../../state/navigation/navigation.ts'
import { atomForHotel } from '../../state/session/visitor.ts'
import { otaAtom, settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Link } from '../../ui/controls/link.tsx'
import { Banner } from '../../ui/messages/banner.tsx'

const isKnown = (name: string): name is OtaName => OTA_NAMES.some((known) => known === name)

/** Before a guest has chosen, and never on the agency's own site (BOOT-038). */
const isRedirectDueAtom = atom((get) => get(otaAtom) === null && get(routeAtom).id === 'result' && !get(isUpdatingAtom))

/** Whoever stopped it and comes back to the rooms has stopped it. */
const isStoppedAtom = atomForHotel(false)

/** An agency takes this hotel's bookings: the guest is told, and led there unless they stop it (OTA-010, OTA-011, AMB-31). */
export function RedirectNotice() {
  const isDue = useAtomValue(isRedirectDueAtom)
  const { hotel_url, ota_name, ota_redirect_seconds } = mask(useAtomValue(settingsAtom), otaRedirectSettings)
  const url = safeUrl(hotel_url ?? undefined)
  return isDue && url ? <Notice url={url} name={ota_name} seconds={ota_redirect_seconds} /> : null
}

function Notice({ url, name, seconds }: { url: string; name: string; seconds: number }) {
  const t = useText()
  const [isStopped, setStopped] = useAtom(isStoppedAtom)
  const agency = isKnown(name) ? t(`results.ota_${name}`) : name
  return (
    <Banner kind="plain" title={t('ota.redirectTitle', { agency })}>
      {isStopped ? (
        <p role="status">{t('ota.redirectStopped', { agency })}</p>
      ) : (
        <Seconds url={url} seconds={seconds} />
      )}
      <p className="row wrap">
        <Link href={url} button="main" size="small" target="_top">
          {t('ota.redirectNow', { agency })}
        </Link>
        {!isStopped && (
          <Button size="small" onClick={() => setStopped(true)}>
            {t('ota.redirectStop')}
          </Button>
        )}
      </p>
    </Banner>
  )
}

/** Counted for who sees it; said once, at its beginning, to who hears it. */
function Seconds({ url, seconds }: { url: string; seconds: number }) {
  const t = useText()
  const { now } = useAtomValue(environmentAtom)
  const leave = useSetAtom(leaveAtom)
  const [until] = useState(() => now() + seconds * SECOND_MS)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = setInterval(() => {
      const next = Math.max(0, Math.ceil((until - now()) / SECOND_MS))
      setLeft(next)
      if (next > 0) return
      clearInterval(tick)
      leave(url)
    }, SECOND_MS / 4)
    return () => clearInterval(tick)
  }, [until, now, leave, url])
  return (
    <>
      <p className="unseen" role="status">
        {t('ota.redirectIn', { n: seconds })}
      </p>
      <p aria-hidden="true" className="redirect-seconds">
        {t('ota.redirectIn', { n: left })}
      </p>
    </>
  )
}
