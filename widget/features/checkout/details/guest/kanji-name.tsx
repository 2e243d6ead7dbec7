import { useText } from '../../../../state/settings/texts.ts'
import { GUEST_ROWS } from '../../../../ui/fields/guest-rows.ts'
import { WordField } from '../guest-fields.tsx'

const { last_name_kanji: FAMILY, first_name_kanji: GIVEN } = GUEST_ROWS

/** The name as it is written in Chinese characters: family name first, as it always is there. */
export function KanjiName() {
  const t = useText()
  return (
    <>
      <WordField name="last_name_kanji" label={t(FAMILY.label)} row={FAMILY} />
      <WordField name="first_name_kanji" label={t(GIVEN.label)} row={GIVEN} />
    </>
  )
}
