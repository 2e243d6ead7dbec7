import { useAtomValue } from 'jotai'

import { CARD_BRANDS } from '../../../../shared/payments.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useLocale, useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { atWorkAtom } from './methods.ts'
import { METHOD_WORDS } from '../words.ts'

/** PAY-058: what cannot be used while the payment provider is at work, and until when. */
export function WorkNote() {
  const t = useText()
  const locale = useLocale()
  const { time_zone: zone } = useAtomValue(settingsAtom)
  const windows = useAtomValue(atWorkAtom)
  return (
    <>
      {windows.map(({ from, to, brands, methods }) => (
        <Banner
          key={`${from} ${to}`}
          kind="warn"
          title={t('paying.workTitle', { from: dayAndTime(from, locale, zone), to: dayAndTime(to, locale, zone) })}
        >
          <span>{t('paying.workText')}</span>
          <ul>
            {brands.map((brand) => (
              <li key={brand}>{CARD_BRANDS[brand].mark}</li>
            ))}
            {methods.map((method) => (
              <li key={method}>{t(METHOD_WORDS[method].name)}</li>
            ))}
          </ul>
        </Banner>
      ))}
    </>
  )
}
