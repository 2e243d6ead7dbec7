import { useRef, type ReactNode } from 'react'
import css from './banner.css'
import { Button } from '../controls/button.tsx'
import { classNames } from '../styles/class-names.ts'
import { Icon, type IconShape } from '../icons/icon.tsx'
import { alert, check, close, info } from '../icons/signs.ts'
import { RoundButton } from '../controls/round-button.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'

export type BannerKind = 'good' | 'plain' | 'warn' | 'bad'
type BannerProps = {
  /** HEAD-029: a message without a kind is good news. */
  kind?: BannerKind
  title?: ReactNode
  children?: ReactNode
  icon?: IconShape
  action?: ReactNode
  dismissLabel?: string
  onDismiss?: () => void
}

const ICONS: Record<BannerKind, IconShape> = { good: check, plain: info, warn: info, bad: alert }

export function Banner({ kind = 'good', title, children, icon, action, dismissLabel, onDismiss }: BannerProps) {
  useStylesheet(css)
  const banner = useRef<HTMLDivElement>(null)
  const dismiss = () => {
    placeAfter(banner.current)?.focus()
    onDismiss?.()
  }
  return (
    <div ref={banner} className={classNames('banner', kind)} role={kind === 'bad' ? 'alert' : 'status'}>
      <Icon of={icon ?? ICONS[kind]} />
      <span className="grow">
        {title && <strong>{title}</strong>}
        {children}
      </span>
      {action}
      {onDismiss && dismissLabel && <RoundButton plain tight icon={close} label={dismissLabel} onClick={dismiss} />}
    </div>
  )
}

type RetryBannerProps = { title?: ReactNode; retryLabel: string; onRetry: () => void; children: ReactNode }

/** What did not come, why, and the one thing to do about it. */
export function RetryBanner({ title, retryLabel, onRetry, children }: RetryBannerProps) {
  return (
    <Banner
      kind="bad"
      title={title}
      action={
        <Button size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  )
}

/** Where the focus goes when a banner leaves: to the next banner's button, else to the heading of the screen. */
function placeAfter(banner: HTMLElement | null) {
  const root = banner?.getRootNode()
  if (!banner || !root || !('querySelector' in root)) return null
  const scope = root as ParentNode // a connected node's root is a document or a shadow root, both of which can be asked
  const buttons = [...scope.querySelectorAll<HTMLElement>('.banner .round-button')]
  return (
    buttons.find((button) => !banner.contains(button)) ??
    scope.querySelector<HTMLElement>('h1[tabindex="-1"]') ??
    scope.querySelector<HTMLElement>('.screen')
  )
}
