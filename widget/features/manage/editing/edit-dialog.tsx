import type { ReactNode } from 'react'
import { useId } from 'react'

import { formatMessage } from '../../../state/messages/messages.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Banner } from '../../../ui/messages/banner.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog } from '../../../ui/layout/dialog.tsx'
import type { Saving } from './refusal.ts'

type EditDialogProps = {
  title: string
  saving: Saving
  onSave: () => void
  /** What was written is kept: closed by its corner, it is there again the next time. */
  onClose: () => void
  /** What was written is forgotten. */
  onKeep: () => void
  /** Reads the stay as it is now. */
  onLook: () => void
  children: ReactNode
}

/** Something about the stay that its guest writes anew: why it was not taken, the fields, and the two ways out. */
export function EditDialog({ title, saving, onSave, onClose, onKeep, onLook, children }: EditDialogProps) {
  const t = useText()
  const form = useId()
  const isBusy = saving.kind === 'busy'
  const look = saving.kind === 'refused' && saving.isStale && (
    <Button size="small" onClick={onLook}>
      {t('manage.look')}
    </Button>
  )
  return (
    <Dialog
      title={title}
      closeLabel={t('core.close')}
      onClose={onClose}
      locked={isBusy}
      footer={
        <div className="two-ways">
          <Button full onClick={onKeep} disabledReason={isBusy}>
            {t('manage.leaveIt')}
          </Button>
          <Button full look="main" type="submit" form={form} busy={isBusy}>
            {t('common.save')}
          </Button>
        </div>
      }
    >
      <Form id={form} className="stack wide" busy={isBusy} onSubmit={onSave}>
        {saving.kind === 'refused' && (
          <Banner kind="bad" action={look}>
            {formatMessage(t, saving.message)}
          </Banner>
        )}
        {children}
      </Form>
    </Dialog>
  )
}
