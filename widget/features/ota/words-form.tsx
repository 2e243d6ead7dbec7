import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'

import { FREE_TEXT_CHARACTERS } from '../../../shared/constants.ts'
import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { questionAtom, recommendedData } from './state.ts'

/** A stay in the guest's own words, in their own language. */
export function WordsForm() {
  const t = useText()
  const asked = useAtomValue(questionAtom)
  const ask = useSetAtom(questionAtom)
  const isBusy = useAtomValue(recommendedData.stateAtom).kind === 'loading' && asked !== null
  const [words, setWords] = useState(asked?.text ?? '')
  const [isTried, setTried] = useState(false)
  const text = words.trim()
  const submit = () => {
    setTried(true)
    if (text) ask({ text })
  }
  return (
    <Form className="ota-words-form" busy={isBusy} onSubmit={submit}>
      <Field
        label={t('ota.words')}
        help={t('ota.wordsHelp')}
        error={isTried && !text && t('ota.notUnderstood')}
        value={words}
        maxLength={FREE_TEXT_CHARACTERS}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Button type="submit" look="other" busy={isBusy}>
        {t('ota.recommend')}
      </Button>
    </Form>
  )
}
