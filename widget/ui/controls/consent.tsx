import { useId, type ChangeEvent, type ReactNode } from 'react'

import { FieldNote } from '../fields/field-frame.tsx'
import { useStylesheet } from '../styles/use-stylesheet.ts'
import css from './checkbox.css'
import { NamedWords } from './named-words.tsx'
import type { NamedText } from './named-words.tsx'

type ConsentProps = {
  name: string
  checked: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  error?: ReactNode
  /** The sentence, in the order it is read: plain words tick, named ones open. */
  sentence: readonly (string | NamedText)[]
}

/** A tick under a sentence whose words can be read. A button within a label would press both, so the label is in pieces. */
export function Consent({ name, checked, onChange, error, sentence }: ConsentProps) {
  useStylesheet(css)
  const [input, words, note] = [useId(), useId(), useId()]
  return (
    <div className="ticked">
      <div className="tick">
        <input
          id={input}
          type="checkbox"
          name={name}
          checked={checked}
          onChange={onChange}
          required
          aria-labelledby={words}
          aria-describedby={error ? note : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span id={words} className="small">
          {sentence.map((part, at) =>
            typeof part === 'string' ? (
              <label key={at} htmlFor={input}>
                {part}
              </label>
            ) : (
              <NamedWords key={part.key} words={part.words} href={part.href} onOpen={part.onOpen} />
            ),
          )}
        </span>
      </div>
      <FieldNote id={note} error={error} />
    </div>
  )
}
