import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../state/settings/texts.ts'
import { toTopAtom } from '../../state/navigation/to-top.ts'
import { BottomBar } from '../../ui/layout/bottom-bar.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Form } from '../../ui/fields/form.tsx'
import formCss from '../../ui/styles/base/form.css'
import roomsCss from '../../ui/styles/base/rooms.css'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { Steps } from '../../ui/layout/steps.tsx'
import { paymentAtom } from '../../payment/attempt.ts'
import { isCheckingEmailAtom } from './details/email-check.ts'
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
  onSubmit: () => void
  children: ReactNode
}

/** What both steps share: the steps, the stay beside the form, and the one button, twice because a phone keeps it in reach. */
export function Frame({ step, title, button, onSubmit, children }: FrameProps) {
  useStylesheet(formCss)
  useStylesheet(roomsCss)
  const t = useText()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const isChecking = useAtomValue(isCheckingEmailAtom)
  const isBusy = useAtomValue(paymentAtom).kind === 'busy' || isChecking
  const isGone = useAtomValue(goneLinesAtom).length > 0
  const toTop = useSetAtom(toTopAtom)
  // Each step begins at its top.
  useEffect(() => toTop(place.current?.closest('.root')), [toTop])

  const press = { type: 'submit', look: 'main', form: id, busy: isBusy } as const
  return (
    <>
      <div ref={place} className="pages">
        <CheckoutSteps step={step} />
        <PinnedStay />
        <div className="with-aside">
          <Form id={id} busy={isBusy || isGone} onSubmit={onSubmit} aria-label={title}>
            <PageTitle takesFocus>{title}</PageTitle>
            <Notices />
            {children}
            <section className="stack">
              <VerificationPlace step={step} />
              <Answer />
              <span className="wide-only">
                <Button {...press} disabledReason={isGone ? t('checkout.soldOutFirst') : ''}>
                  {button}
                </Button>
              </span>
            </section>
          </Form>
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
