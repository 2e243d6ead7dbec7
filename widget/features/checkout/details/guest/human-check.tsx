import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { func, is, type } from 'superstruct'

import { LOCALES } from '../../../../../shared/locales.ts'
import type { CheckoutSettings } from '../../../../../shared/model/hotel/checkout-settings.ts'
import { environmentAtom } from '../../../../state/environment.ts'
import { useLocale, useText } from '../../../../state/settings/texts.ts'
import { verificationRoundAtom, verificationTokenAtom } from '../verification.ts'
import { RetryBanner } from '../../../../ui/messages/banner.tsx'

type Setting = NonNullable<CheckoutSettings['turnstile']>
type Options = Record<'sitekey' | 'language', string> & {
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}
/** The part of Cloudflare Turnstile's interface that is used here. */
type Turnstile = { render: (place: HTMLElement, options: Options) => string; remove: (widget: string) => void }
const turnstile = type({ render: func(), remove: func() })

/** The check that whoever books is a person, by the script the hotel's settings name; nothing of it loads elsewhere. */
export function Verification({ setting }: { setting: Setting }) {
  const t = useText()
  const place = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  const hasFailed = useCheck(setting, place, tries)
  return (
    <div className="stack tight">
      {hasFailed && (
        <RetryBanner retryLabel={t('core.tryAgain')} onRetry={() => setTries(tries + 1)}>
          {t('errors.network')}
        </RetryBanner>
      )}
      <div ref={place} className="check-place" />
    </div>
  )
}

function useCheck(
  { site_key: sitekey, script_url: script }: Setting,
  place: { current: HTMLElement | null },
  tries: number,
) {
  const { view } = useAtomValue(environmentAtom)
  const { tag: language } = LOCALES[useLocale()]
  const round = useAtomValue(verificationRoundAtom)
  const setToken = useSetAtom(verificationTokenAtom)
  const [failedTry, setFailedTry] = useState(-1)
  useEffect(() => {
    let stop: (() => void) | null = null
    let isLeft = false
    const failed = () => {
      if (!isLeft) setFailedTry(tries)
    }
    load(view, script).then((service) => {
      if (isLeft || !place.current) return
      const widget = service.render(place.current, {
        sitekey,
        language,
        callback: setToken,
        'expired-callback': () => setToken(null),
        'error-callback': failed,
      })
      stop = () => service.remove(widget)
    }, failed)
    return () => {
      isLeft = true
      stop?.()
      setToken(null)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it begins again with every round and try
  }, [view, script, sitekey, language, round, tries, place, setToken])
  return failedTry === tries
}

/** Once a page; one that did not come may be tried again. */
async function load(view: Window, url: string): Promise<Turnstile> {
  const known = serviceOf(view)
  if (known) return known
  const script = view.document.createElement('script')
  script.src = url
  script.async = true
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
    view.document.head.append(script)
  }).catch((error: unknown) => {
    script.remove()
    throw error
  })
  const service = serviceOf(view)
  if (!service) throw new Error('The check for people did not come')
  return service
}

function serviceOf(view: Window): Turnstile | null {
  const found: unknown = Reflect.get(view, 'turnstile')
  return is(found, turnstile) ? (found as Turnstile) : null // what its functions take is the service's promise
}
