/** Direction of the lens: the road or the driver. */
export const CAMERA_FACINGS = ['front', 'driver'] as const
export type CameraFacing = (typeof CAMERA_FACINGS)[number]

export const CAMERA_STATUSES = ['recording', 'standby', 'obstructed', 'offline'] as const
export type CameraStatus = (typeof CAMERA_STATUSES)[number]
