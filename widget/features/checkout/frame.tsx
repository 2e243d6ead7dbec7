import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent, ReactNode, RefObject } from 'react'

import { useText } from '../../state/settings/texts.ts'
import { toTopAtom } from '../../state/navigation/to-top.ts'
import { BottomBar } from '../../ui/layout/bottom-bar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import formCss from '../../ui/styles/base/form.css'
import roomsCss from '../../ui/styles/base/rooms.css'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { Steps } from '../../ui/layout/steps.tsx'
import { paymentAtom } from '../../payment/attempt.ts'
import { isCheckingEmailAtom } from './details/email-check.ts'
import { serverFieldErrorsAtom } from './details/form.ts'
import { goneLinesAtom } from './stay.ts'
import { isShortFlowAtom } from './pay/methods.ts'
import { Notices } from './notices.tsx'
import { Answer } from './pay/answer.tsx'
import { VerificationPlace } from './details/verification-place.tsx'
import { bookedStepsAtom } from './step.ts'
import { PinnedStay, CheckoutStaySummary, TotalAmount } from './price/stay-summary.tsx'

type FrameProps = {
  step: 'details' | 'payment'
  title: string
  button: string
  /** False: something on the screen is wrong, and its first field takes the focus. */
  onSubmit: () => boolean
  children: ReactNode
}

/** What both steps share: the steps, the stay beside the form, and the one button, twice because a phone keeps it in reach. */
export function Frame({ step, title, button, onSubmit, children }: FrameProps) {
  useStylesheet(formCss)
  useStylesheet(roomsCss)
  const t = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFirstWrong(form)
  const isChecking = useAtomValue(isCheckingEmailAtom)
  const isBusy = useAtomValue(paymentAtom).kind === 'busy' || isChecking
  const isGone = useAtomValue(goneLinesAtom).length > 0
  useTop(form)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && !isGone && !onSubmit()) focusFirstWrong()
  }
  const press = { type: 'submit', look: 'main', form: id, busy: isBusy } as const
  return (
    <>
      <div className="pages">
        <CheckoutSteps step={step} />
        <PinnedStay />
        <div className="with-aside">
          <form id={id} ref={form} noValidate onSubmit={submit} aria-label={title}>
            <PageTitle takesFocus>{title}</PageTitle>
            <Notices />
            {children}
            <section className="stack">
              <VerificationPlace step={step} />
              <Answer />
              <span className="wide-only">
                <Button {...press} disabledReason={isGone && t('checkout.soldOutFirst')}>
                  {button}
                </Button>
              </span>
            </section>
          </form>
          <CheckoutStaySummary />
        </div>
      </div>
      <BottomBar what={t('checkout.totalWithTaxes')} amount={<TotalAmount />}>
        <Button {...press} disabledReason={isGone}>
          {button}
        </Button>
      </BottomBar>
    </>
  )
}

type StepName = 'details' | 'payment' | 'confirmed'

export function CheckoutSteps({ step }: { step: StepName }) {
  return <StepList step={step} isShort={useAtomValue(isShortFlowAtom)} />
}

/** The last step, for the guest who has just walked the others. */
export function FinishedSteps() {
  const steps = useAtomValue(bookedStepsAtom)
  return steps && <StepList step="confirmed" isShort={steps === 2} />
}

function StepList({ step, isShort }: { step: StepName; isShort: boolean }) {
  const t = useText()
  const steps = isShort
    ? ([
        ['details', t('common.stepDetails')],
        ['confirmed', t('common.stepConfirmed')],
      ] as const)
    : ([
        ['details', t('common.stepDetails')],
        ['payment', t('common.stepPayment')],
        ['confirmed', t('common.stepConfirmed')],
      ] as const)
  const current = steps.findIndex(([name]) => name === step)
  return <Steps label={t('common.steps')} steps={steps.map(([, words]) => words)} current={Math.max(0, current)} />
}

/** The mistakes appear with the next render; then the first of them, in the order of the page, takes the focus. */
function useFirstWrong(form: RefObject<HTMLElement | null>): () => void {
  const [tries, setTries] = useState(0)
  const faults = Object.keys(useAtomValue(serverFieldErrorsAtom)).length
  const before = useRef(0)
  useEffect(() => {
    // One that is gone is being mended, and whoever mends it is not led away.
    const isTold = faults > before.current
    before.current = faults
    if (isTold) focusFirst(form.current)
  }, [faults, form])
  useEffect(() => {
    if (tries > 0) focusFirst(form.current)
  }, [tries, form])
  return () => setTries((before) => before + 1)
}

const focusFirst = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** Each step begins at its top. */
function useTop(form: RefObject<HTMLElement | null>) {
  const toTop = useSetAtom(toTopAtom)
  useEffect(() => toTop(form.current?.closest('.root')), [form, toTop])
}
