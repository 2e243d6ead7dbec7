import { useText } from '../../../../state/settings/texts.ts'
import { useStylesheet } from '../../../../ui/styles/use-stylesheet.ts'
import css from './booked-requests.css'

/** What the guest wrote to the hotel, as they wrote it: text, with its line breaks, and never markup. */
export function BookedRequests({ requests }: { requests: string }) {
  useStylesheet(css)
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
