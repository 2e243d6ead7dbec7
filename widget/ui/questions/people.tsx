import { useId } from 'react'

import { otherCount } from '../../../shared/rules/person/questions.ts'
import { Field } from '../fields/field.tsx'
import { FieldNote } from '../fields/field-frame.tsx'
import type { ControlProps } from './question-field.tsx'

type Room = NonNullable<ControlProps['given']['rooms']>[number]

/** Men and women of every room: whoever says one number has said the other. */
export function People({ t, question, adults, given, onGive, error, optional }: ControlProps) {
  const id = useId()
  const rooms = adults.map((all, at) => {
    const known = given.rooms?.[at]
    return known?.adults === all ? known : { adults: all, men_count: 0, women_count: 0 }
  })
  const enter = (at: number, change: Partial<Room>) =>
    onGive({ rooms: rooms.map((room, index) => (index === at ? { ...room, ...change } : room)) })
  return (
    <fieldset className="question-people">
      <legend>
        <bdi>{question.title}</bdi> {optional && <em>{optional}</em>}
      </legend>
      {rooms.map((room, at) => {
        const isSaid = room.men_count + room.women_count > 0
        const isWrong = Boolean(error) && room.men_count + room.women_count !== room.adults
        const field = (name: 'men_count' | 'women_count', other: 'men_count' | 'women_count', label: string) => (
          <Field
            type="number"
            inputMode="numeric"
            min={0}
            max={room.adults}
            label={label}
            name={`question-${question.id}-${at}-${name}`}
            value={isSaid ? String(room[name]) : ''}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? id : undefined}
            onChange={(event) => {
              const entered = Math.max(0, Math.floor(Number(event.currentTarget.value) || 0))
              enter(at, { [name]: entered, [other]: otherCount(room.adults, entered) })
            }}
          />
        )
        return (
          <div key={at} className="people" role="group" aria-label={t('common.roomNumber', { number: at + 1 })}>
            <p className="small">
              {adults.length > 1 && <b>{t('common.roomNumber', { number: at + 1 })}</b>}{' '}
              {t('core.adults', { n: room.adults })}
            </p>
            {field('men_count', 'women_count', t('questions.men'))}
            {field('women_count', 'men_count', t('questions.women'))}
          </div>
        )
      })}
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
