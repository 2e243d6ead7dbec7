import { wallet } from '../icons/booking.ts'
import { Toast } from '../messages/toast.tsx'
import { Button } from './button.tsx'

type WalletButtonProps = {
  words: string
  failed: string
  isBusy: boolean
  hasFailed: boolean
  onAdd: () => void
  /** The guest has read that it failed. */
  onTold: () => void
}

/** Puts a card into the wallet of the guest's telephone. */
export function WalletButton({ words, failed, isBusy, hasFailed, onAdd, onTold }: WalletButtonProps) {
  return (
    <>
      <Button size="small" icon={wallet} busy={isBusy} onClick={onAdd}>
        {words}
      </Button>
      {hasFailed && <Toast onEnd={onTold}>{failed}</Toast>}
    </>
  )
}
