import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'

import { formatMessage } from '../../../../state/messages/messages.ts'
import { Lazy } from '../../../../state/lazy.ts'
import { useText } from '../../../../state/settings/texts.ts'
import { userAtom } from '../../../../state/session/user.ts'
import { Banner } from '../../../../ui/messages/banner.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { CodeEntry } from '../../../../ui/fields/code-entry.tsx'
import { couponErrorAtom, typedCouponAtom } from '../coupon-state.ts'
import { voucherNumberAtom } from '../spending-state.ts'
import type { CouponError } from '../coupon-state.ts'
import {
  bringVoucherBackAtom,
  codeInUseAtom,
  isAskingAtom,
  isQuestionAtom,
  keepCodeAtom,
  typeCodeAtom,
  takeCodeAtom,
} from './one-code.ts'

const membersSignIn = () => import('./members-sign-in.tsx').then(({ MembersSignIn }) => MembersSignIn)
const MEMBER_WORDS = ['memberOffer'] as const

/** Where a code is typed; Enter asks for it and does not book. */
export function CodeField({ takesFocus }: { takesFocus: boolean }) {
  const t = useText()
  const typed = useAtomValue(typedCouponAtom)
  const isAsking = useAtomValue(isAskingAtom)
  const isQuestion = useAtomValue(isQuestionAtom)
  const fault = useAtomValue(couponErrorAtom)
  const isMember = useAtomValue(userAtom) !== null
  const type = useSetAtom(typeCodeAtom)
  const submit = useSetAtom(takeCodeAtom)
  const bringVoucherBack = useSetAtom(bringVoucherBackAtom)
  const input = useRef<HTMLInputElement>(null)
  useFocus(input, takesFocus, fault)
  useEffect(() => {
    if (fault) bringVoucherBack()
  }, [fault, bringVoucherBack])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  return (
    <div className="stack">
      <CodeEntry
        ref={input}
        label={t('price.code')}
        error={useFaultWords()}
        value={typed}
        onType={type}
        onKeyDown={onKeyDown}
      >
        <Button busy={isAsking} onClick={() => submit()}>
          {t('price.use')}
        </Button>
      </CodeEntry>
      {fault?.reason === 'members' && !isMember && <Lazy load={membersSignIn} parts={MEMBER_WORDS} props={{}} />}
      {isQuestion && <Question />}
    </div>
  )
}

/** To the field when it is asked for, and back to it when the code in it, or the booking with it, was refused. */
function useFocus(input: RefObject<HTMLInputElement | null>, takesFocus: boolean, fault: CouponError | null) {
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [input, takesFocus])
  useEffect(() => {
    if (fault?.isWaitedFor) input.current?.focus()
  }, [input, fault])
}

const REASONS = {
  expired: 'price.expired',
  not_yet: 'price.notYet',
  members: 'price.members',
} as const
const isReason = (reason: string | null): reason is keyof typeof REASONS =>
  reason !== null && Object.hasOwn(REASONS, reason)

function useFaultWords() {
  const t = useText()
  const fault = useAtomValue(couponErrorAtom)
  if (!fault) return null
  const words = isReason(fault.reason) ? t(REASONS[fault.reason]) : formatMessage(t, fault.shown.message)
  return <span role="alert">{words}</span>
}

/** One at a time: which of the two, the guest says. */
function Question() {
  const t = useText()
  const code = useAtomValue(codeInUseAtom)
  const isVoucher = useAtomValue(voucherNumberAtom) !== null
  const typed = useAtomValue(typedCouponAtom).trim()
  const replace = useSetAtom(takeCodeAtom)
  const keep = useSetAtom(keepCodeAtom)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  if (code === null) return null
  return (
    <Banner kind="plain" title={t(isVoucher ? 'price.notBoth' : 'price.onlyOne')}>
      {t('price.whichOne', { code, next: typed })}
      <span className="row wrap">
        <Button ref={first} size="small" onClick={() => replace()}>
          {t('price.replace', { next: typed })}
        </Button>
        <Button size="small" look="quiet" onClick={() => keep()}>
          {t('price.keep', { code })}
        </Button>
      </span>
    </Banner>
  )
}
