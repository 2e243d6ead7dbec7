import css from './payment-marks.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

/** Names of card brands and ways to pay, as plain lettering: no logos to license or load. */
export function PaymentMarks({ label, marks }: { label: string; marks: readonly string[] }) {
  useStylesheet(css)
  if (marks.length === 0) return null
  return (
    <ul className="pays" aria-label={label}>
      {marks.map((mark) => (
        <li className="brand" key={mark}>
          {mark}
        </li>
      ))}
    </ul>
  )
}
