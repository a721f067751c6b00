import { CAMERA_FACINGS, CAMERA_STATUSES, type CameraFacing, type CameraStatus } from '#domain/vehicle/camera'

/** State of a vehicle's camera; one that was bought but not installed yet waits for its installation. */
export const CAMERA_STATES = [...CAMERA_STATUSES, 'notInstalled'] as const
export type CameraState = (typeof CAMERA_STATES)[number]

/**
 * The one state that a vehicle counts as: that of the worse lens (docs/rules.md PE-05).
 * @param camera null if no camera is installed
 */
export function cameraState(camera: Record<CameraFacing, CameraStatus> | null): CameraState {
  if (camera === null) return 'notInstalled'
  const worst = Math.max(...CAMERA_FACINGS.map((facing) => CAMERA_STATUSES.indexOf(camera[facing])))
  return CAMERA_STATUSES[worst] ?? 'notInstalled'
}
