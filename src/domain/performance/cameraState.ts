import { CAMERA_FACINGS, CAMERA_STATUSES, type CameraFacing, type CameraStatus } from '#domain/vehicle/camera'

/** How the camera of a vehicle is doing; one that was bought and is not fitted yet waits for its installation. */
export const CAMERA_STATES = [...CAMERA_STATUSES, 'notInstalled'] as const
export type CameraState = (typeof CAMERA_STATES)[number]

/**
 * The state that a vehicle counts under, once: that of the lens that does worse (docs/rules.md PE-05).
 * @param camera null where no camera is fitted
 */
export function cameraState(camera: Record<CameraFacing, CameraStatus> | null): CameraState {
  if (camera === null) return 'notInstalled'
  const worst = Math.max(...CAMERA_FACINGS.map((facing) => CAMERA_STATUSES.indexOf(camera[facing])))
  return CAMERA_STATUSES[worst] ?? 'notInstalled'
}
