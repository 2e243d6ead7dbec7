import { atom, useSetAtom } from 'jotai'

import { personalDataOfMember } from '../../../../shared/contract/personal-data.ts'
import { saveJson } from '../../../lib/files/save-file.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { usePointName } from '../../../state/settings/point-name.ts'
import { settingsAtom } from '../../../state/settings/settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FailedNote } from '../failed-note.tsx'
import { useSending } from '../sending.ts'

/** As a file that other programs can read. */
const saveAccountDataAtom = atom(null, async (get): Promise<void> => {
  const { api, view } = get(environmentAtom)
  const { data } = await api(personalDataOfMember.show, { hotelId: get(settingsAtom).hotel_id })
  saveJson(view, data, 'my-data.json')
})

/** What is kept about a member, to take along; its end is the end of the account (deletion.tsx). */
export function AccountData() {
  const t = useText()
  const name = usePointName('account.points')
  const save = useSetAtom(saveAccountDataAtom)
  const { isSending, failed, send } = useSending(save)
  return (
    <section className="block">
      <h2>{t('account.dataTitle')}</h2>
      <p className="small soft">{t('account.dataLead', { name })}</p>
      <div>
        <Button size="small" busy={isSending} onClick={() => send()}>
          {t('account.dataCopy')}
        </Button>
      </div>
      <FailedNote failed={failed} />
    </section>
  )
}
