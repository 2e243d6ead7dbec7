import { NAME_CHARACTERS } from '../../../../shared/constants.ts'
import { useText } from '../../../state/texts.ts'
import { WordField } from '../guest-fields.tsx'
import type { Row } from '../guest-fields.tsx'

const ROW: Row = { fills: 'off', most: NAME_CHARACTERS, asks: 'kanji_name' }

/** The name as it is written in Chinese characters: family name first, as it always is there. */
export function KanjiName() {
  const t = useText()
  return (
    <>
      <WordField name="last_name_kanji" label={t('guest.familyKanji')} row={ROW} />
      <WordField name="first_name_kanji" label={t('guest.givenKanji')} row={ROW} />
    </>
  )
}
