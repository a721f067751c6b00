import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CameraEventKind } from '#domain/trips/cameraEvent'
import type { DotSubtype } from '#domain/trips/trip'
import type { CountKind } from '#domain/trips/tripBreakdown'
import type { DotKind } from '#domain/trips/tripMoments'
import type { DeductionKind } from '#domain/vehicle/score'
import { ICONS } from '../../../ui/icons/icons'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'

/** Severity as a color, in addition to the text. */
export type EventTone = 'high' | 'med' | 'calm'

/** Name and look of each kind of dot, in lists, on the scrubber and in its card. */
export const DOT_LOOK: Record<DotKind, { label: MessageDescriptor; icon: string; tone: EventTone }> = {
  start: { label: msg({ id: 'dot.start', message: 'Start' }), icon: TRIP_ICONS.start, tone: 'calm' },
  end: { label: msg({ id: 'dot.end', message: 'End' }), icon: TRIP_ICONS.end, tone: 'calm' },
  speedReading: {
    label: msg({ id: 'dot.speedReading', message: 'Speed reading' }),
    icon: TRIP_ICONS.speed,
    tone: 'calm',
  },
  hardBraking: {
    label: msg({ id: 'dot.hardBraking', message: 'Hard braking' }),
    icon: TRIP_ICONS.brake,
    tone: 'high',
  },
  hardAcceleration: {
    label: msg({ id: 'dot.hardAcceleration', message: 'Hard acceleration' }),
    icon: TRIP_ICONS.acceleration,
    tone: 'med',
  },
  roadSpeeding: {
    label: msg({ id: 'dot.roadSpeeding', message: 'Road speeding' }),
    icon: TRIP_ICONS.speed,
    tone: 'high',
  },
  idling: { label: msg({ id: 'dot.idling', message: 'Idling' }), icon: TRIP_ICONS.idle, tone: 'calm' },
  grouped: {
    label: msg({ id: 'dot.grouped', message: 'Several events' }),
    icon: TRIP_ICONS.grouped,
    tone: 'high',
  },
  camera: { label: msg({ id: 'dot.camera', message: 'Camera event' }), icon: TRIP_ICONS.video, tone: 'med' },
  adasBraking: {
    label: msg({ id: 'dot.adasBraking', message: 'Automatic emergency braking' }),
    icon: TRIP_ICONS.shield,
    tone: 'high',
  },
  fixedSpeed: {
    label: msg({ id: 'dot.fixedSpeed', message: 'Over the fixed speed' }),
    icon: TRIP_ICONS.speed,
    tone: 'high',
  },
}

/** Titles of the events in a grouped dot (docs/rules.md TR-11). */
export const SUBTYPE_TITLES: Record<DotSubtype, MessageDescriptor> = {
  hardBrake: msg({ id: 'subtype.hardBrake', message: 'Hard Brake' }),
  roadSpeeding: msg({ id: 'subtype.roadSpeeding', message: 'Road Speeding' }),
  hardAcceleration: msg({ id: 'subtype.hardAcceleration', message: 'Hard Acceleration' }),
}

export const LOSS_LOOK: Record<DeductionKind, { icon: string; tone: EventTone }> = {
  hardBraking: { icon: TRIP_ICONS.brake, tone: 'high' },
  hardAcceleration: { icon: TRIP_ICONS.acceleration, tone: 'med' },
  roadSpeeding: { icon: TRIP_ICONS.speed, tone: 'high' },
  speedOver80: { icon: TRIP_ICONS.speed, tone: 'high' },
}

export const COUNT_LABELS: Record<CountKind, MessageDescriptor> = {
  foodAndDrink: msg({ id: 'count.foodAndDrink', message: 'Camera: food and drink' }),
  cellPhoneUse: msg({ id: 'count.cellPhoneUse', message: 'Camera: cell phone use' }),
  cameraHardBrake: msg({ id: 'count.cameraHardBrake', message: 'Camera: hard braking' }),
  cameraHardAcceleration: msg({ id: 'count.cameraHardAcceleration', message: 'Camera: hard acceleration' }),
  adasBraking: msg({ id: 'count.adasBraking', message: 'ADAS: automatic braking' }),
  excessiveIdling: msg({ id: 'count.excessiveIdling', message: 'Excessive idling' }),
  fixedSpeed: msg({ id: 'count.fixedSpeed', message: 'Over the fixed speed' }),
}

/** Names of camera events among other events. */
export const CAMERA_LABELS: Record<CameraEventKind, MessageDescriptor> = {
  foodAndDrink: COUNT_LABELS.foodAndDrink,
  cellPhoneUse: COUNT_LABELS.cellPhoneUse,
  hardBrake: COUNT_LABELS.cameraHardBrake,
  hardAcceleration: COUNT_LABELS.cameraHardAcceleration,
}

/** Names of the events in clips. */
export const CLIP_KINDS: Record<CameraEventKind, MessageDescriptor> = {
  foodAndDrink: msg({ id: 'clip.foodAndDrink', message: 'Food and drink while driving' }),
  cellPhoneUse: msg({ id: 'clip.cellPhoneUse', message: 'Cell phone use while driving' }),
  hardBrake: msg({ id: 'clip.hardBrake', message: 'Hard braking' }),
  hardAcceleration: msg({ id: 'clip.hardAcceleration', message: 'Hard acceleration' }),
}

/** Look of each band of the score: green, amber or red, each with its own icon. */
export const BAND_LOOK = {
  good: { tone: 'ok', icon: ICONS.circleCheck },
  fair: { tone: 'med', icon: ICONS.triangleAlert },
  poor: { tone: 'high', icon: ICONS.circleAlert },
} as const
