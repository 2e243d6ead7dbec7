import { useSetAtom } from 'jotai'

import type { Program } from '../../../../shared/model/person/member.ts'
import { useDrawing } from '../../../state/reservation/qr-drawing.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Label } from '../../../ui/messages/label.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { FailedNote } from '../failed-note.tsx'
import { switchProgramAtom } from '../profile/profile-state.ts'
import type { Who } from '../profile/profile-state.ts'
import { useSending } from '../sending.ts'

/** The number the desk knows the member by, as text and as a picture machines read (ACCOUNT-008). */
export function MembershipPage({ who: { user, programs } }: { who: Who }) {
  const t = useText()
  const program = programs.find(({ id }) => id === user.program_id)
  const rank = program?.ranks.find(({ id }) => id === user.rank_id)
  return (
    <section className="block">
      <h2>{t('account.membership')}</h2>
      <div className="row apart wrap top">
        <div className="stack tight">
          <span className="over">{t('account.membershipId')}</span>
          <b>
            <bdi translate="no">{user.membership_id}</bdi>
          </b>
          {program && <span className="small">{program.name}</span>}
          {rank && <Label>{rank.name}</Label>}
        </div>
        <MemberCode code={user.encrypted_membership_id} />
      </div>
      {programs.length > 1 && <ProgramChoice programs={programs} chosen={user.program_id} />}
    </section>
  )
}

function MemberCode({ code }: { code: string }) {
  const t = useText()
  const drawing = useDrawing(code)
  if (!drawing) return null
  if (drawing === 'failed') return <p className="tiny soft">{t('account.qrFailed')}</p>
  const { size, modules } = drawing
  return (
    <figure className="member-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('account.qrName')}>
        <path d={modules} />
      </svg>
      <figcaption className="tiny soft">{t('account.qrText')}</figcaption>
    </figure>
  )
}

type ChoiceProps = { programs: readonly Program[]; chosen: number | null }

/** Which of the member's programs counts (MEMBER-055). */
function ProgramChoice({ programs, chosen }: ChoiceProps) {
  const t = useText()
  const change = useSetAtom(switchProgramAtom)
  const { failed, send } = useSending((id: number) => change(id))
  return (
    <>
      <Select
        label={t('account.program')}
        name="program"
        value={String(chosen ?? '')}
        choices={programs.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => send(Number(event.currentTarget.value))}
      />
      <FailedNote failed={failed} />
    </>
  )
}
