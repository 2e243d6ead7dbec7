import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { asFailure } from '../lib/failure.ts'
import { showLaterAtom } from '../state/late-failures.ts'
import { loadPartsAtom } from '../state/texts.ts'
import type { Screen } from './screens.ts'

type Loaded = { screen: Screen; Component: ComponentType }

/** A lazy part of the app with its words. The one before stays in view until the next is there. */
export function Part({ screen, waiting = null }: { screen: Screen; waiting?: ReactNode }) {
  const loadParts = useSetAtom(loadPartsAtom)
  const show = useSetAtom(showLaterAtom)
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    let isCurrent = true
    Promise.all([screen.load(), loadParts(screen.parts)])
      .then(([file]) => isCurrent && setLoaded({ screen, Component: file.default }))
      .catch((error: unknown) => void (isCurrent && show(asFailure(error))))
    return () => {
      isCurrent = false
    }
  }, [screen, loadParts, show])

  if (!loaded) return waiting
  const { Component } = loaded
  return <Component />
}
