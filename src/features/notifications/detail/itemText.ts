import type { MessageDescriptor } from '@lingui/core'
import { msg, select } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { FeedEvent } from '#domain/notifications/feed'
import { LOW_LEVEL_PERCENT, LOW_OIL_PERCENT } from '#domain/vehicle/lowReadings'
import type { Formats } from '../../../i18n/formats'
import { UNIT_LABELS } from '../../../i18n/unitLabels'
import { useFormats } from '../../../i18n/useFormats'
import { overLimit } from './overLimit'

/** The meaning of an event in one sentence, below its title. */
export function itemSentence(event: FeedEvent, formats: Formats): MessageDescriptor {
  switch (event.kind) {
    case 'trip': {
      const distance = formats.distance(event.info.distanceMi, 'oneDecimal').text
      const duration = formats.duration(event.info.totalMinutes)
      return msg`${distance} in ${duration}.`
    }
    case 'speeding': {
      const over = formats.percent(overLimit(formats.system, event.limitMph, event.percent).percent)
      return msg`The vehicle passed the posted limit by ${over}.`
    }
    case 'oil': {
      const level = formats.percent(LOW_OIL_PERCENT)
      return msg`Oil life stayed at ${level} or less for three ignition cycles in a row. An oil change is due.`
    }
    case 'tire': {
      const missing = formats.pressure(event.recommendedPsi - event.pressurePsi).text
      return msg`The tire is ${missing} below its recommended pressure.`
    }
    case 'lowFuel': {
      const level = formats.percent(LOW_LEVEL_PERCENT)
      return msg`The tank fell to ${level} or less.`
    }
    case 'charging': {
      const { state } = event
      return msg`${select(state, {
        started: 'The vehicle is plugged in and charging.',
        completed: 'The vehicle reached its charge target and can be unplugged.',
        other: 'The charger stopped before the charge target was reached.',
      })}`
    }
    case 'cameraOn':
      return msg`The dual camera began recording.`
    case 'cameraOff':
      return msg`The dual camera stopped recording.`
    case 'other':
      return event.title === 'Enable Vehicle'
        ? msg`A manager sent a remote command: the vehicle can be started again.`
        : msg`A manager sent a remote command: the vehicle cannot be started.`
    case 'onboarding':
      return event.change === 'enrolled'
        ? msg`The vehicle was added and reports once its ignition is turned on.`
        : msg`The vehicle left the account and no longer reports.`
    case 'checkInCheckOut':
      return event.direction === 'in'
        ? msg`The driver checked the vehicle in.`
        : msg`The driver checked the vehicle out.`
    case 'reminder':
      return msg`Its maintenance reminder is due.`
    case 'geofence':
      return event.trigger === 'enter'
        ? msg`The vehicle crossed the boundary on its way in.`
        : msg`The vehicle crossed the boundary on its way out.`
    case 'lot':
      return event.trigger === 'enter'
        ? msg`The vehicle was driven onto the lot.`
        : msg`The vehicle was driven off the lot.`
    case 'locationMasking':
      return event.enabled
        ? msg`Nobody can see where the vehicle is. Its health and alerts stay visible.`
        : msg`The vehicle’s location is visible again.`
    case 'offHours':
      return msg`The vehicle was driven outside its allowed hours.`
    case 'recall':
      return event.type === 'productSafety'
        ? msg`The manufacturer recalled this vehicle for a product safety issue. A dealer repairs it free of charge.`
        : msg`The manufacturer recalled this vehicle because it does not comply with a standard. A dealer repairs it free of charge.`
    case 'rule':
      return event.isTest ? msg`A test of this alert, sent by you.` : msg`This alert fired.`
    case 'report':
      return msg`It ran on schedule and is ready to read, print, or download.`
    case 'adas': {
      const { alert } = event
      return msg`${select(alert, {
        forwardCollision: 'The vehicle warned its driver of a collision ahead.',
        laneDeparture: 'The vehicle warned its driver that it was leaving its lane.',
        other: 'The vehicle braked by itself to avoid a collision.',
      })}`
    }
  }
}

const WHEEL_NAMES = {
  frontLeft: msg`Front left`,
  frontRight: msg`Front right`,
  rearLeft: msg`Rear left`,
  rearRight: msg`Rear right`,
}

type Fact = readonly [name: string, value: string]

/** The figures of an event, in the visitor's units. */
export function useItemFacts(event: FeedEvent): Fact[] {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const { whole, percent, pressure, speed, speedLimit, distance, duration, system } = useFormats()
  switch (event.kind) {
    case 'trip':
      return [
        [t`Distance`, distance(event.info.distanceMi, 'oneDecimal').text],
        [t`Total time`, duration(event.info.totalMinutes)],
        [t`Idle time`, duration(event.info.idleMinutes)],
      ]
    case 'speeding': {
      const { limitMph } = event
      const over = overLimit(system, limitMph, event.percent)
      const unit = _(system === 'metric' ? UNIT_LABELS.kilometersPerHour : UNIT_LABELS.milesPerHour)
      return [
        [t`Speed`, speed(limitMph * (1 + event.percent / 100)).text],
        [t`Speed limit`, speedLimit(limitMph).text],
        [t`Over the limit`, `${whole(over.over)}\u00a0${unit} (${percent(over.percent)})`],
      ]
    }
    case 'oil':
      return [[t`Oil life`, percent(event.oilLife)]]
    case 'tire':
      return [
        [t`Wheel`, _(WHEEL_NAMES[event.wheel])],
        [t`Pressure`, pressure(event.pressurePsi).text],
        [t`Recommended`, pressure(event.recommendedPsi).text],
      ]
    case 'lowFuel':
      return [[t`Fuel level`, percent(event.fuelPercent)]]
    case 'charging':
      return [[t`Charge level`, percent(event.chargePercent)]]
    default:
      return []
  }
}
