import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import type { Room, RoomPlan } from '../../../../shared/model/search/room.ts'
import type { Photo as PhotoRow } from '../../../../shared/model/hotel/photo.ts'
import { ownLanguage } from '../../../lib/own-language.ts'
import { Lazy } from '../../../state/lazy.ts'
import { usePhotoWords } from '../../../state/settings/photo-words.ts'
import { placeSettingsAtom } from '../../../state/settings/place-settings.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { map } from '../../../ui/icons/stay.ts'
import { Photo } from '../../../ui/layout/photo.tsx'

// Few guests open any of these, so code and words of each come with the press.
const PARTS = ['detail'] as const
const roomDialog = () => import('./room-dialog.tsx').then(({ RoomDialog }) => RoomDialog)
const planDialog = () => import('./plan-dialog.tsx').then(({ PlanDialog }) => PlanDialog)
const policyDialog = () => import('./policy-dialog.tsx').then(({ PolicyDialog }) => PolicyDialog)
const galleryDialog = () => import('./gallery-dialog.tsx').then(({ GalleryDialog }) => GalleryDialog)
const mapDialog = () => import('../map/map-dialog.tsx').then(({ MapDialog }) => MapDialog)

type Closing = { onClose: () => void }

/** A dialog of the detail and how to open it; every press asks again for what did not come. */
function useLateDialog<Props extends object>(
  load: () => Promise<ComponentType<Props & Closing>>,
  props: Props,
): [dialog: ReactNode, open: () => void] {
  const [presses, setPresses] = useState(0)
  const dialog = presses > 0 && (
    <Lazy key={presses} load={load} parts={PARTS} props={{ ...props, onClose: () => setPresses(0) }} />
  )
  return [dialog, () => setPresses(presses + 1)]
}

export function RoomDialogButton({ room }: { room: Room }) {
  const t = useText()
  const [dialog, open] = useLateDialog(roomDialog, { room })
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${t('results.aboutRoom')}: ${room.room_type_name}`}
        onClick={open}
      >
        {t('results.aboutRoom')}
      </Button>
      {dialog}
    </>
  )
}

/** In a list by plans the rooms of each go by their names. */
export function RoomName({ room }: { room: Room }) {
  const [dialog, open] = useLateDialog(roomDialog, { room })
  return (
    <>
      <h3>
        <button type="button" className="detail-name" aria-haspopup="dialog" onClick={open}>
          <bdi lang={ownLanguage(room.lang)}>{room.room_type_name}</bdi>
        </button>
      </h3>
      {dialog}
    </>
  )
}

type PlanProps = { room: Room; plan: RoomPlan }

/** The name of a plan, which leads to all there is to know about it. */
export function PlanName({ room, plan, name, lang }: PlanProps & { name: string; lang?: string | undefined }) {
  const [dialog, open] = useLateDialog(planDialog, { room, plan })
  return (
    <>
      <h3>
        <button type="button" className="detail-name" aria-haspopup="dialog" onClick={open}>
          <bdi lang={lang}>{name}</bdi>
        </button>
      </h3>
      {dialog}
    </>
  )
}

export function PolicyButton({ plan }: { plan: RoomPlan }) {
  const t = useText()
  const [dialog, open] = useLateDialog(policyDialog, { plan })
  return (
    <>
      <Button look="quiet" size="small" aria-haspopup="dialog" onClick={open}>
        {t('results.policy')}
      </Button>
      {dialog}
    </>
  )
}

/** Where the hotel is; nothing where it has not said. */
export function MapButton() {
  const t = useText()
  const { address, lat } = useAtomValue(placeSettingsAtom)
  const [dialog, open] = useLateDialog(mapDialog, {})
  if (!address && lat === null) return null
  return (
    <>
      <Button look="quiet" size="small" icon={map} aria-haspopup="dialog" onClick={open}>
        {t('results.map')}
      </Button>
      {dialog}
    </>
  )
}

type CardPhotoProps = {
  photos: readonly PhotoRow[]
  name: string
  lang?: RoomPlan['lang']
  eager?: boolean
  gone?: boolean
}

/** The lead photograph of a room or a plan; pressed, it shows them all. */
export function CardPhoto({ photos, name, lang = null, eager, gone }: CardPhotoProps) {
  const t = useText()
  const words = usePhotoWords()
  const [dialog, open] = useLateDialog(galleryDialog, { photos, name, lang })
  const [lead] = photos
  if (!lead) return null
  return (
    <>
      <Photo
        className="lead"
        url={lead.url}
        alt={lead.alt}
        eager={eager ?? false}
        gone={gone ?? false}
        words={words}
        count={{
          shown: photos.length,
          label: t('results.photos', { n: photos.length, room: name }),
          onOpen: open,
        }}
      />
      {dialog}
    </>
  )
}
