/** Which way the lens looks: at the road, or at the driver. */
export const CAMERA_FACINGS = ['front', 'driver'] as const
export type CameraFacing = (typeof CAMERA_FACINGS)[number]

/** How a camera is doing. */
export const CAMERA_STATUSES = ['recording', 'standby', 'obstructed', 'offline'] as const
export type CameraStatus = (typeof CAMERA_STATUSES)[number]
