import { useText } from '../../../state/texts.ts'
import { useStyle } from '../../../ui/sheet.ts'
import css from './booked-requests.css'

/** What the guest wrote to the hotel, as they wrote it: text, with its line breaks, and never markup. */
export function BookedRequests({ requests }: { requests: string }) {
  useStyle(css)
  const t = useText()
  return (
    <section className="stack tight">
      <h2 className="part">{t('guest.bookedRequests')}</h2>
      <p className="small written" dir="auto">
        {requests}
      </p>
    </section>
  )
}
