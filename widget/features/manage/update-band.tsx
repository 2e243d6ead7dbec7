import { useText } from '../../state/settings/texts.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { pencil } from '../../ui/icons/stay.ts'
import { useStylesheet } from '../../ui/styles/use-stylesheet.ts'
import css from './update-band.css'

type UpdateBandProps = { number: string; isBusy: boolean; onLeave: () => void }

/** Ink, under the header, for as long as the guest is changing something. */
export function UpdateBand({ number, isBusy, onLeave }: UpdateBandProps) {
  useStylesheet(css)
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
