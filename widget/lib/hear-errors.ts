import type { ReportKind } from './report.ts'

/** Everything that goes wrong in a document of our own is our own mistake. */
export function hearErrors(view: Window, report: (kind: ReportKind, problem: unknown) => void): () => void {
  const failed = ({ error, message }: ErrorEvent) => report('window', error ?? message)
  const rejected = ({ reason }: PromiseRejectionEvent) => report('window', reason)
  view.addEventListener('error', failed)
  view.addEventListener('unhandledrejection', rejected)
  return () => {
    view.removeEventListener('error', failed)
    view.removeEventListener('unhandledrejection', rejected)
  }
}
