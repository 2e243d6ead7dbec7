import { classNames } from '../styles/class-names.ts'

/** One drawing of the set: 24 grid, 1.5 stroke, round ends. turns mirrors it in right-to-left languages. */
export type IconShape = { path: string; turns?: boolean }

/** Always beside a word or inside a named control, so it says nothing itself. Shapes are imported one by one from icons/. */
export function Icon({ of, className }: { of: IconShape; className?: string }) {
  const names = classNames('icon', of.turns && 'turns', className)
  return (
    <svg className={names} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={of.path} />
    </svg>
  )
}
