import { type DeviceFacts, FACT } from '../data/core/deviceFacts'
import type { DeliveryParts } from './deliveryTypes'
import { type Lane, type LaneEvent, type LaneMoment, laneAfter, OPEN_LANE, readLane } from './lane'
import { interactionAddress } from './post'

export interface LaneKeeper {
  lane(): Lane
  /** Takes up what this or another tab left; a lane is about one address. */
  load(url: string): Promise<void>
  /** Applies an event, keeps the new lane on disk and tells staff about a pause, once. */
  apply(event: LaneEvent, moment: LaneMoment): Promise<void>
}

/** Holds the lane of the address in force and keeps its copy in table `device`. */
export function createLaneKeeper(
  facts: Pick<DeviceFacts, 'read' | 'write'>,
  note: DeliveryParts['note'],
): LaneKeeper {
  let url = ''
  let lane = OPEN_LANE

  function tell({ reason, status }: Lane): void {
    const where = interactionAddress(url)
    if (reason === 'portal')
      note('metrics-portal', `${where} returned a web page instead of the metrics service`)
    else if (reason === 'blocked-by-policy')
      note('metrics-blocked-by-policy', `the page’s security policy blocks ${where}`)
    else note('metrics-configuration', `${where} answered HTTP ${status}`)
  }

  return {
    lane: () => lane,
    async load(next) {
      url = next
      lane = readLane(await facts.read(FACT.lane), next)
    },
    async apply(event, moment) {
      const before = lane
      lane = laneAfter(lane, event, moment)
      if (lane === before) return
      const sameCause =
        before.kind === 'paused' && before.reason === lane.reason && before.status === lane.status
      if (lane.kind === 'paused' && !sameCause) tell(lane)
      await facts.write(FACT.lane, { url, lane })
    },
  }
}
