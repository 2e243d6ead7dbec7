import { useText } from '../../state/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { pencil } from '../../ui/icons/stay.ts'
import { useStyle } from '../../ui/sheet.ts'
import css from './update-band.css'

type UpdateBandProps = { number: string; isBusy: boolean; onLeave: () => void }

/** Ink, under the header, for as long as the guest is changing something. */
export function UpdateBand({ number, isBusy, onLeave }: UpdateBandProps) {
  useStyle(css)
  const t = useText()
  return (
    <aside className="update-band" aria-label={t('changing.band', { number })}>
      <Icon of={pencil} />
      <p className="small">
        <b>{t('changing.band', { number })}</b>
        <br />
        {t('changing.nothingYet')}
      </p>
      <Button size="small" disabledReason={isBusy} onClick={onLeave}>
        {t('changing.leave')}
      </Button>
    </aside>
  )
}
