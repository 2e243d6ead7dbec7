import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { environmentAtom } from '../../../state/environment.ts'
import { formatMessage } from '../../../state/messages/messages.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { InView, useIsLater } from '../../../ui/layout/in-view.tsx'
import { Banner } from '../../../ui/messages/banner.tsx'
import formCss from '../../../ui/styles/base/form.css'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import {
  chooseDayAtom,
  dayErrorsAtom,
  daysAtom,
  downloadAtom,
  fetchDownloadAtom,
  startDownloadAtom,
} from './download-state.ts'
import type { ArrivalRange } from './download-state.ts'

/** The stays as a file that opens with a password alone (CORP-011). */
export function Download() {
  useStylesheet(formCss)
  const t = useText()
  const { stage } = useAtomValue(downloadAtom)
  const start = useSetAtom(startDownloadAtom)
  const isBusy = stage.kind === 'preparing'
  const title = t('corporate.download')
  return (
    <section className="stack company-download" aria-labelledby="company-download">
      <div className="stack tight">
        <h2 id="company-download">{title}</h2>
        <p className="soft">{t('corporate.downloadLead')}</p>
      </div>
      <Form className="stack" busy={isBusy} onSubmit={() => void start()} aria-label={title}>
        <div className="company-days">
          <Day name="first_day" label={t('corporate.firstDay')} />
          <Day name="last_day" label={t('corporate.lastDay')} />
        </div>
        <div>
          <Button type="submit" look="main" busy={isBusy}>
            {t('corporate.prepare')}
          </Button>
        </div>
      </Form>
      <Outcome />
    </section>
  )
}

function Day({ name, label }: { name: keyof ArrivalRange; label: string }) {
  const t = useText()
  const value = useAtomValue(daysAtom)[name]
  const wrong = useAtomValue(dayErrorsAtom)[name]
  const choose = useSetAtom(chooseDayAtom)
  return (
    <Field
      name={name}
      type="date"
      label={label}
      value={value}
      error={wrong && formatMessage(t, { key: wrong })}
      required
      onChange={(event) => choose(name, event.currentTarget.value)}
    />
  )
}

function Outcome() {
  const t = useText()
  const { job, stage } = useAtomValue(downloadAtom)
  const again = useSetAtom(fetchDownloadAtom)
  const isLater = useIsLater()
  const fetchAgain = job && stage.kind !== 'preparing' && (
    <Button size="small" onClick={() => void again()}>
      {t(stage.kind === 'saved' ? 'corporate.saveAgain' : 'core.tryAgain')}
    </Button>
  )
  return stage.kind === 'idle' ? null : (
    <InView key={job?.id} when={isLater}>
      <div className="stack">
        {stage.kind === 'preparing' && <Banner kind="plain">{t('codes.1200')}</Banner>}
        {stage.kind === 'refused' && (
          <Banner kind="bad" action={fetchAgain}>
            {formatMessage(t, stage.shown.message)}
          </Banner>
        )}
        {stage.kind === 'saved' && <Banner action={fetchAgain}>{t('corporate.saved')}</Banner>}
        {job && <Password password={job.password} />}
      </div>
    </InView>
  )
}

function Password({ password }: { password: string }) {
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const [isCopied, setCopied] = useState(false)
  // Where the page may not write there, the password can still be marked by hand.
  const copy = () =>
    void view.navigator.clipboard?.writeText(password).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <div className="company-password">
      <div className="stack tight">
        <span className="small">{t('corporate.passwordTitle')}</span>
        <code translate="no" dir="ltr">
          {password}
        </code>
        <span className="small soft">{t('corporate.passwordNote')}</span>
      </div>
      <Button size="small" onClick={copy}>
        <span role="status">{t(isCopied ? 'corporate.copied' : 'corporate.copy')}</span>
      </Button>
    </div>
  )
}
