import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { FormEvent } from 'react'

import { times } from '../../../shared/rules/times.ts'
import { number } from '../../lib/format.ts'
import { goAtom } from '../../state/navigation/navigation.ts'
import { businessDateAtom } from '../../state/search/search.ts'
import { useLocale, useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { search as lens } from '../../ui/icons/signs.ts'
import formCss from '../../ui/styles/base/form.css'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import { LONGEST_NIGHTS, MOST_ADULTS, MOST_CHILDREN, MOST_ROOMS, OLDEST_CHILD, writeOtaSearch } from './query.ts'
import type { OtaSearch } from './query.ts'
import { otaSearchAtom, placesAtom } from './state.ts'

/** Place, dates and party; what else is looked for stays as it is. */
export function OtaSearchForm() {
  const asked = useAtomValue(otaSearchAtom)
  // An address that says something else is another form.
  return <Form key={JSON.stringify(asked)} asked={asked} />
}

function Form({ asked }: { asked: OtaSearch }) {
  useStylesheet(formCss)
  const t = useText()
  const today = useAtomValue(businessDateAtom)
  const places = useAtomValue(placesAtom)
  const go = useSetAtom(goAtom)
  const [form, setForm] = useState(asked)
  const set = (change: Partial<OtaSearch>) => setForm({ ...form, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checkin = form.checkin >= today ? form.checkin : asked.checkin
    go({ to: 'agencyHotels', query: writeOtaSearch({ ...form, checkin, page: 1 }) })
  }
  const isKnown = form.place === '' || places.some(({ id }) => id === form.place)
  return (
    <form className="ota-form" role="search" onSubmit={submit}>
      <Select
        label={t('ota.where')}
        value={isKnown ? form.place : ''}
        empty={t('ota.anywhere')}
        choices={places.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => set({ place: event.currentTarget.value })}
      />
      <Field
        type="date"
        label={t('ota.checkin')}
        value={form.checkin}
        min={today}
        required
        onChange={(event) => set({ checkin: event.currentTarget.value })}
      />
      <Count
        label={t('ota.nights')}
        value={form.nights}
        least={1}
        most={LONGEST_NIGHTS}
        onChange={(nights) => set({ nights })}
      />
      <Count
        label={t('ota.adults')}
        value={form.adults}
        least={1}
        most={MOST_ADULTS}
        onChange={(adults) => set({ adults })}
      />
      <Count
        label={t('ota.children')}
        value={form.kidsAges.length}
        least={0}
        most={MOST_CHILDREN}
        onChange={(n) => set({ kidsAges: times(n, (at) => form.kidsAges[at] ?? 0) })}
      />
      <Count
        label={t('ota.rooms')}
        value={form.rooms}
        least={1}
        most={MOST_ROOMS}
        onChange={(rooms) => set({ rooms })}
      />
      {form.kidsAges.map((age, at) => (
        <Count
          // oxlint-disable-next-line react/no-array-index-key -- the first child, the second: they have no other name
          key={at}
          label={t('ota.childAge', { n: at + 1 })}
          value={age}
          least={0}
          most={OLDEST_CHILD}
          onChange={(next) => set({ kidsAges: form.kidsAges.map((old, child) => (child === at ? next : old)) })}
        />
      ))}
      <Button type="submit" look="main" icon={lens}>
        {t('ota.search')}
      </Button>
    </form>
  )
}

type CountProps = { label: string; value: number; least: number; most: number; onChange: (value: number) => void }

function Count({ label, value, least, most, onChange }: CountProps) {
  const locale = useLocale()
  const choices = times(most - least + 1, (at) => ({ value: String(least + at), label: number(least + at, locale) }))
  return (
    <Select
      label={label}
      value={String(value)}
      choices={choices}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
