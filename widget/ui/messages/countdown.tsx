import { useState, type ReactNode } from 'react'
import css from './countdown.css'
import { useStylesheet } from '../styles/use-stylesheet.ts'

const ROUND = 2 * Math.PI * 28
const SAID_AT_MINUTES = [1, 5]

type CountdownProps = {
  secondsLeft: number
  secondsInAll: number
  /** "left. After that the room is released and you pay nothing." */
  children: ReactNode
  /** The sentence a screen reader hears at five minutes and at one, and at no other time. */
  say: (minutes: number) => string
}

export function Countdown({ secondsLeft, secondsInAll, children, say }: CountdownProps) {
  useStylesheet(css)
  const left = Math.max(0, Math.ceil(secondsLeft))
  const [startedWith] = useState(left)
  const due = SAID_AT_MINUTES.find((minutes) => left <= minutes * 60 && startedWith > minutes * 60)
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  const spent = secondsInAll > 0 ? 1 - left / secondsInAll : 1
  return (
    <div className="count-down">
      <svg className="ring" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="28" />
        <circle
          cx="32"
          cy="32"
          r="28"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * spent}
          transform="rotate(-90 32 32)"
        />
      </svg>
      <div>
        <time dateTime={`PT${left}S`} role="timer" aria-live="off">
          <bdi dir="ltr">{clock}</bdi>
        </time>
        <div className="small soft">{children}</div>
      </div>
      <span className="unseen" role="status">
        {due !== undefined && say(due)}
      </span>
    </div>
  )
}
