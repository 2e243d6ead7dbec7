import { Component } from 'react'
import type { ReactNode } from 'react'

type Props = { fallback: (again: () => void) => ReactNode; children: ReactNode }

/** A screen that breaks takes itself down, not the widget. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  again = () => this.setState({ isBroken: false })

  override render() {
    return this.state.isBroken ? this.props.fallback(this.again) : this.props.children
  }
}
