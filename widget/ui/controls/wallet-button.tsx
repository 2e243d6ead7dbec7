import { wallet } from '../icons/booking.ts'
import { Toast } from '../messages/toast.tsx'
import { Button } from './button.tsx'

type WalletButtonProps = {
  words: string
  failed: string
  state: 'idle' | 'busy' | 'failed'
  onAdd: () => void
  /** The guest has read that it failed. */
  onTold: () => void
}

/** Puts a card into the wallet of the guest's telephone. */
export function WalletButton({ words, failed, state, onAdd, onTold }: WalletButtonProps) {
  return (
    <>
      <Button size="small" icon={wallet} busy={state === 'busy'} onClick={onAdd}>
        {words}
      </Button>
      {state === 'failed' && <Toast onEnd={onTold}>{failed}</Toast>}
    </>
  )
}
