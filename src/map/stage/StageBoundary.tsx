import { Component, type ReactNode } from 'react'

export interface StageBoundaryProps {
  onError: () => void
  children: ReactNode
}

/** Catches what a layer or the map throws: React would take the whole stage down, and nobody would put it up again. */
export class StageBoundary extends Component<StageBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onError()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
