import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { environmentAtom } from '../../../state/environment.ts'
import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'

type Copied = 'not yet' | 'copied' | 'selected'

/** An address to take along to a map or a taxi. Where a page may not write to the clipboard, it is selected for the guest's own copying. */
export function CopyAddress({ children }: { children: ReactNode }) {
  const t = useText()
  const { view } = useAtomValue(environmentAtom)
  const words = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState<Copied>('not yet')
  const copy = async () => {
    try {
      await view.navigator.clipboard.writeText(words.current?.textContent ?? '')
      setCopied('copied')
    } catch {
      if (words.current) view.getSelection()?.selectAllChildren(words.current)
      setCopied('selected')
    }
  }
  return (
    <>
      <address ref={words}>{children}</address>
      <p className="row wrap">
        <Button look="quiet" size="small" onClick={() => void copy()}>
          {t('detail.copyAddress')}
        </Button>
        <span className="small soft" role="status">
          {copied === 'copied' && t('common.copied')}
          {copied === 'selected' && t('detail.copySelf')}
        </span>
      </p>
    </>
  )
}
