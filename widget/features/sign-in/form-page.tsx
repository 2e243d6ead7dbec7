import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import { errorRow } from '../../../shared/errors.ts'
import type { TextKey } from '../../lib/i18n.ts'
import { formatMessage } from '../../state/messages/messages.ts'
import { useText } from '../../state/settings/texts.ts'
import { Banner } from '../../ui/messages/banner.tsx'
import { Button } from '../../ui/controls/button.tsx'
import formCss from '../../ui/styles/base/form.css'
import { MiddlePage } from '../../ui/layout/middle-page.tsx'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { Form } from '../../ui/fields/form.tsx'
import type { FormState } from '../../state/form.ts'
import { OfferedScreenLink } from './screen-link.tsx'

type Values = Record<string, string | boolean>
type FormPageProps<V extends Values> = {
  form: FormState<V>
  title: string
  lead?: ReactNode
  button: string
  onSubmit: () => Promise<unknown>
  /** Below the button: other ways on. */
  after?: ReactNode
  children: ReactNode
}

/** A form that fills a screen. */
export function FormPage<V extends Values>({ lead, ...body }: FormPageProps<V>) {
  return (
    <MiddlePage title={body.title} text={lead}>
      <FormBody {...body} />
    </MiddlePage>
  )
}

/** The form itself: what the server said as a whole above its fields, the first wrong field in focus. */
export function FormBody<V extends Values>({
  form,
  title,
  button,
  onSubmit,
  after,
  children,
}: Omit<FormPageProps<V>, 'lead'>) {
  useStylesheet(formCss)
  const isBusy = useAtomValue(form.isBusyAtom)
  return (
    <>
      <Form className="stack" busy={isBusy} onSubmit={() => void onSubmit()} aria-label={title}>
        <FormRefusal form={form} />
        {children}
        <div>
          <Button type="submit" look="main" busy={isBusy}>
            {button}
          </Button>
        </div>
      </Form>
      {after && <div className="stack small">{after}</div>}
    </>
  )
}

/** What the server said of the form as a whole, or that nobody answered. */
export function FormRefusal<V extends Values>({ form }: { form: FormState<V> }) {
  const t = useText()
  const shown = useAtomValue(form.refusedAtom)
  if (!shown) return null
  const { offer } = errorRow(shown.code ?? undefined)
  return (
    <Banner kind="bad" action={<OfferedScreenLink offer={offer} />}>
      {formatMessage(t, shown.message)}
    </Banner>
  )
}

/** Keys chosen at run time take no values. */
export const usePlainText = () => useText() as (key: TextKey) => string // none of the keys it is given has a value
