import { sendStage, useStageState } from '../stageStore'
import { MapStage } from './MapStage'
import { StageBoundary } from './StageBoundary'

/** The current map, if there is one. Whatever ends it leads to the next one, or to its replacement. */
export function Stage({ host }: { host: HTMLElement }) {
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
