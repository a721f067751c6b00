import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CameraState } from '#domain/performance/cameraState'
import type { ReviewStatus } from '#domain/trips/cameraEvent'
import type { CameraFacing } from '#domain/vehicle/camera'
import type { Tone } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'

interface Look {
  label: MessageDescriptor
  tone: Tone
  icon: string
}

/** The state of a lens or a camera. */
export const CAMERA_LOOKS: Record<CameraState, Look> = {
  recording: { label: msg`Recording`, tone: 'ok', icon: ICONS.circleCheck },
  standby: { label: msg`Standby`, tone: 'unk', icon: ICONS.clock },
  obstructed: { label: msg`Obstructed`, tone: 'med', icon: ICONS.triangleAlert },
  offline: { label: msg`Offline`, tone: 'high', icon: ICONS.wifiOff },
  notInstalled: { label: msg`Awaiting installation`, tone: 'unk', icon: ICONS.camera },
}

/** The review status of a clip. */
export const REVIEW_LOOKS: Record<ReviewStatus, Look> = {
  new: { label: msg`New`, tone: 'brand', icon: ICONS.inbox },
  reviewed: { label: msg`Reviewed`, tone: 'unk', icon: ICONS.eye },
  coached: { label: msg`Coached`, tone: 'ok', icon: ICONS.users },
  recognized: { label: msg`Recognized`, tone: 'ok', icon: ICONS.star },
}

export const LENS_LABELS: Record<CameraFacing, MessageDescriptor> = {
  front: msg`Road lens`,
  driver: msg`Driver lens`,
}
