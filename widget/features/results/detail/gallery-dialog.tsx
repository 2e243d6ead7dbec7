import type { Locale } from '../../../../shared/locales.ts'
import type { Photo as PhotoRow } from '../../../../shared/model/hotel/photo.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import css from '../../../ui/styles/base/detail.css'
import { useStylesheet } from '../../../ui/styles/use-stylesheet.ts'
import { Gallery } from './gallery.tsx'

type GalleryDialogProps = {
  photos: readonly PhotoRow[]
  name: string
  lang: Locale | null
  first?: number
  onClose: () => void
}

/** The photographs with the whole window to themselves. */
export function GalleryDialog({ photos, name, lang, first = 0, onClose }: GalleryDialogProps) {
  useStylesheet(css)
  const t = useText()
  const title = <bdi lang={ownLanguage(lang)}>{name}</bdi>
  return (
    <Dialog shape="full" title={title} closeLabel={t('core.close')} onClose={onClose} bare>
      <Gallery photos={photos} name={name} first={first} />
    </Dialog>
  )
}
