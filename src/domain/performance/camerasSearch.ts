import { codes, oneOf, searchChecker, text } from '#domain/base/search'
import { CAMERA_EVENT_KINDS, REVIEW_STATUSES } from '#domain/trips/cameraEvent'
import { CAMERA_STATES } from './cameraState'

/** Filters of the list of cameras. */
export const CAMERA_SECTIONS = { camera: CAMERA_STATES } as const
export type CameraSection = keyof typeof CAMERA_SECTIONS

/** Filters of the list of clips. */
export const CLIP_SECTIONS = { review: REVIEW_STATUSES, kind: CAMERA_EVENT_KINDS } as const
export type ClipSection = keyof typeof CLIP_SECTIONS

/** Search parameters of `/4/camera-statuses`: its cameras, or with `view=clips` their clips. */
export const checkCamerasSearch = searchChecker({
  view: oneOf(['clips']),
  q: text,
  sort: text,
  hide: text,
  filter: oneOf(['off']),
  camera: codes(CAMERA_SECTIONS.camera),
  review: codes(CLIP_SECTIONS.review),
  kind: codes(CLIP_SECTIONS.kind),
})
export type CamerasSearch = ReturnType<typeof checkCamerasSearch>
