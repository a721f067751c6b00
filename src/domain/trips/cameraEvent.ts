import type { CameraFacing } from '#domain/vehicle/camera'

/** The camera counts of a trip (docs/rules.md TP-11 to TP-14), one event each. */
export const CAMERA_EVENT_KINDS = ['foodAndDrink', 'cellPhoneUse', 'hardBrake', 'hardAcceleration'] as const
export type CameraEventKind = (typeof CAMERA_EVENT_KINDS)[number]

/** Progress of a manager's review. */
export const REVIEW_STATUSES = ['new', 'reviewed', 'coached', 'recognized'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** An event that a camera recorded during a trip. Its clip is drawn from the trip (docs/decisions.md D21). */
export interface CameraEvent {
  /** `c-N`. */
  id: string
  tripId: string
  vehicleId: string
  driverId: string
  /** As in the trip: 0 is today. */
  daysAgo: number
  /** Minutes since the trip began. */
  minute: number
  facing: CameraFacing
  kind: CameraEventKind
  status: ReviewStatus
}

/** The lens that records such an event: the driver's behavior inside, the vehicle's outside. */
export function facingForEvent(kind: CameraEventKind): CameraFacing {
  return kind === 'foodAndDrink' || kind === 'cellPhoneUse' ? 'driver' : 'front'
}
