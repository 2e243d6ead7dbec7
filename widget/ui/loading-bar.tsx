import css from './loading-bar.css'
import { useStyle } from './sheet.ts'

/** The thin bar while calls are under way. The live region stays, so that its words are heard when they come. */
export function LoadingBar({ busy, label }: { busy: boolean; label: string }) {
  useStyle(css)
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
