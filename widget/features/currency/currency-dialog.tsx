import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { currencySymbol } from '../../../shared/currencies.ts'

import { chooseCurrencyAtom, mcpCurrencyAtom } from '../../state/settings/currency.ts'
import { settingsAtom } from '../../state/settings/settings.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { check } from '../../ui/icons/signs.ts'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './currency.css'
import { currencyNames, foundCurrencies } from './found-currencies.ts'
import type { CurrencyName } from './found-currencies.ts'
import { useSuggested } from './local-currency.ts'

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export function CurrencyDialog({ onClose }: { onClose: () => void }) {
  useStylesheet(css)
  const t = useText()
  const locale = useLocale()
  const { currency: own } = useAtomValue(settingsAtom)
  const choose = useSetAtom(chooseCurrencyAtom)
  const [words, setWords] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const names = currencyNames(locale)
  const found = foundCurrencies(names, words)
  const suggested = useSuggested().flatMap((code) => names.find((name) => name.code === code) ?? [])

  const ownName = names.find(({ code }) => code === own)?.name ?? own

  // After the dialog gave the focus to its heading: whoever opens it wants to write.
  useLayoutEffect(() => place.current?.querySelector('input')?.focus(), [])

  const pick = ({ code }: CurrencyName) => {
    choose(code)
    onClose()
  }
  const typed = (event: KeyboardEvent) => {
    const [only, other] = found
    if (event.key === 'Enter' && only && !other && event.target === place.current?.querySelector('input'))
      return pick(only)
    const step = STEPS[event.key]
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
    const next = step === undefined ? undefined : stops[stops.findIndex((stop) => stop === event.target) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Dialog
      title={t('currency.title')}
      closeLabel={t('core.close')}
      onClose={onClose}
      footer={<p className="tiny soft">{t('currency.note', { currency: ownName })}</p>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrows walk over controls that have roles of their own */}
      <div ref={place} className="stack" onKeyDown={typed}>
        <Field
          type="search"
          whole
          label={t('currency.search')}
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {words.trim() === '' && <Currencies title={t('currency.suggested')} names={suggested} onPick={pick} />}
        {found.length > 0 && <Currencies title={t('currency.all')} names={found} onPick={pick} />}
        <p role="status" className={found.length > 0 ? 'unseen' : 'soft'}>
          {found.length === 0 && t('currency.none')}
        </p>
      </div>
    </Dialog>
  )
}

type CurrenciesProps = { title: string; names: readonly CurrencyName[]; onPick: (name: CurrencyName) => void }

function Currencies({ title, names, onPick }: CurrenciesProps) {
  const id = useId()
  const { currency: own } = useAtomValue(settingsAtom)
  const current = useAtomValue(mcpCurrencyAtom) ?? own
  return (
    <section className="currencies">
      <h3 id={id} className="over">
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {names.map((name) => (
          <li key={name.code}>
            <button
              type="button"
              aria-current={name.code === current ? 'true' : undefined}
              onClick={() => onPick(name)}
            >
              <bdi className="code" translate="no">
                {name.code}
              </bdi>
              <span className="grow">{name.name}</span>
              {currencySymbol(name.code) !== name.code && (
                <bdi className="soft" translate="no">
                  {currencySymbol(name.code)}
                </bdi>
              )}
              {name.code === current && <Icon of={check} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
