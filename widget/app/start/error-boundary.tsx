import { Component } from 'react'
import type { ReactNode } from 'react'

type Props = {
  /** What is shown; another one gets another chance. */
  of: string
  fallback: ReactNode
  onBroken: (problem: unknown, again: () => void) => void
  children: ReactNode
}

/** A screen that breaks takes itself down, not the widget. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(problem: unknown) {
    this.props.onBroken(problem, this.again)
  }

  override componentDidUpdate(before: Props) {
    if (before.of !== this.props.of && this.state.isBroken) this.again()
  }

  again = () => this.setState({ isBroken: false })

  override render() {
    const { fallback, children } = this.props
    return this.state.isBroken ? fallback : children
  }
}
