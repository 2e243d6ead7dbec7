import css from './loading-bar.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

/** The thin bar while calls are under way. The live region stays, so that its words are heard when they come. */
export function LoadingBar({ busy, label }: { busy: boolean; label: string }) {
  useStylesheet(css)
  return (
    <div className="loading-bar" role="status">
      {busy && (
        <>
          <span className="run" />
          <span className="unseen">{label}</span>
        </>
      )}
    </div>
  )
}
