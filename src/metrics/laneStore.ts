import { type DeviceFacts, FACT } from '../data/core/deviceFacts'
import type { DeliveryParts } from './deliveryTypes'
import { type Lane, type LaneContext, type LaneEvent, laneReducer, OPEN_LANE, readLane } from './lane'
import { interactionAddress } from './post'

export interface LaneStore {
  lane(): Lane
  /** Loads the persisted lane of an address. */
  load(url: string): Promise<void>
  /** Applies an event, stores the new lane, and adds a note for staff once per pause. */
  apply(event: LaneEvent, context: LaneContext): Promise<void>
}

/** Holds the lane of the current address and stores it in table `device`. */
export function createLaneStore(
  facts: Pick<DeviceFacts, 'read' | 'write'>,
  note: DeliveryParts['note'],
): LaneStore {
  let url = ''
  let lane = OPEN_LANE

  function notifyStaff({ reason, status }: Lane): void {
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
    async apply(event, context) {
      const before = lane
      lane = laneReducer(lane, event, context)
      if (lane === before) return
      const sameCause =
        before.kind === 'paused' && before.reason === lane.reason && before.status === lane.status
      if (lane.kind === 'paused' && !sameCause) notifyStaff(lane)
      await facts.write(FACT.lane, { url, lane })
    },
  }
}
