import { useAtomValue } from 'jotai'

import { FREE_TEXT_CHARACTERS } from '../../../../../shared/constants.ts'
import { useText } from '../../../../state/settings/texts.ts'
import type { GuestRow } from '../../../../ui/fields/guest-rows.ts'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { useField, WordField } from '../guest-fields.tsx'
import { checkoutSettingsAtom } from '../../settings.ts'

const REQUESTS: GuestRow = { fills: 'off', most: FREE_TEXT_CHARACTERS, asks: 'requests' }
const TITLE: GuestRow = { fills: 'organization', most: FREE_TEXT_CHARACTERS }
const NUMBER: GuestRow = { fills: 'off', most: 40, latin: true }

/** What the guest tells the hotel beside their own details. */
export function GuestWishes() {
  const { receipt_fields: asksReceipt, guest_info: info } = useAtomValue(checkoutSettingsAtom)
  return (
    <div className="fields">
      {info.requests !== 'do_not_ask' && <Requests />}
      {asksReceipt && <ReceiptFields />}
    </div>
  )
}

function Requests() {
  const t = useText()
  const { isOptional, control } = useField({ name: 'requests', label: t('guest.requests'), row: REQUESTS })
  return (
    <TextArea
      {...control}
      whole
      required={!isOptional}
      optional={isOptional && t('common.optional')}
      help={t('guest.requestsHelp', { n: FREE_TEXT_CHARACTERS })}
    />
  )
}

/** GUEST-031: a receipt in Taiwan names a company by its number. */
function ReceiptFields() {
  const t = useText()
  return (
    <>
      <WordField name="receipt_title" label={t('guest.receiptTitle')} row={TITLE} isAlwaysOptional />
      <WordField
        name="receipt_unicode"
        label={t('guest.receiptUnicode')}
        row={NUMBER}
        help={t('guest.receiptHelp')}
        isAlwaysOptional
      />
    </>
  )
}
