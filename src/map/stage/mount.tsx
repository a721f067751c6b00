import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { sendStage, useStageState } from '../stageStore'
import { MapStage } from './MapStage'

/**
 * Mounts the stage for the life of the page: a separate React tree, so that no change of screen unmounts it,
 * and its errors do not affect the screen.
 */
export function mountStage(): void {
  const host = document.createElement('div')
  host.className = 'map-host'
  createRoot(host).render(<Stage host={host} />)
}

/** The current map, if there is one. Whatever ends it leads to the next one, or to its replacement. */
function Stage({ host }: { host: HTMLElement }) {
  const { status, attempt } = useStageState()
  if (status === 'asleep' || status === 'lost') return null
  return (
    <StageBoundary key={attempt} onError={reportFailure}>
      <MapStage host={host} onLost={reportFailure} />
    </StageBoundary>
  )
}

function reportFailure(): void {
  sendStage({ type: 'failed', nowMs: performance.now() })
}

interface StageBoundaryProps {
  onError: () => void
  children: ReactNode
}

/** Catches errors of a layer or the map, which would otherwise permanently unmount the whole stage in React. */
class StageBoundary extends Component<StageBoundaryProps, { failed: boolean }> {
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
