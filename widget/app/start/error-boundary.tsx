import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'

type Props = {
  /** What is shown; another one gets another chance. */
  of: string
  Fallback: ComponentType<{ onAgain: () => void }>
  onBroken: (problem: unknown) => void
  children: ReactNode
}

/** A screen that breaks takes itself down, not the widget. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(problem: unknown) {
    this.props.onBroken(problem)
  }

  override componentDidUpdate(before: Props) {
    if (before.of !== this.props.of && this.state.isBroken) this.again()
  }

  again = () => this.setState({ isBroken: false })

  override render() {
    const { Fallback, children } = this.props
    return this.state.isBroken ? <Fallback onAgain={this.again} /> : children
  }
}
