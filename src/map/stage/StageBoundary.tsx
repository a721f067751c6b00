import { Component, type ReactNode } from 'react'

export interface StageBoundaryProps {
  onError: () => void
  children: ReactNode
}

/** Catches errors of a layer or the map, which would otherwise permanently unmount the whole stage in React. */
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
