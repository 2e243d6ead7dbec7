import { useAtomValue } from 'jotai'
import { useState } from 'react'

import { isMultiCurrencyAtom, mcpCurrencyAtom } from '../../state/settings/currency.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useText } from '../../state/settings/texts.ts'
import { CurrencyDialog } from './currency-dialog.tsx'

/** The currency menu of the header (CUR-011). */
export default function CurrencyButton() {
  const t = useText()
  const { currency } = useAtomValue(settingsAtom)
  const second = useAtomValue(mcpCurrencyAtom)
  const isOffered = useAtomValue(isMultiCurrencyAtom)
  const [isOpen, setOpen] = useState(false)
  if (!isOffered) return null
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <span className="unseen">{t('currency.label')}</span>
        <span translate="no">{second ?? currency}</span>
      </button>
      {isOpen && <CurrencyDialog onClose={() => setOpen(false)} />}
    </>
  )
}
