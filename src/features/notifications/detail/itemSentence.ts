import type { MessageDescriptor } from '@lingui/core'
import { msg, select } from '@lingui/core/macro'
import type { FeedEvent } from '#domain/notifications/feed'
import { LOW_LEVEL_PERCENT, LOW_OIL_PERCENT } from '#domain/vehicle/lowReadings'
import type { Formats } from '../../../i18n/formats'
import { overLimit } from '../../../widgets/notifications/feed/overLimit'

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
      return msg`The tire is ${missing} under its recommended pressure.`
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
        ? msg`The driver brought the vehicle back.`
        : msg`The driver took the vehicle out.`
    case 'reminder':
      return msg`The interval of its maintenance reminder is over.`
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
        ? msg`The manufacturer recalls this vehicle for a product safety issue. A dealer repairs it free of charge.`
        : msg`The manufacturer recalls this vehicle because it does not comply with a standard. A dealer repairs it free of charge.`
    case 'rule':
      return event.isTest ? msg`A test of this alert, sent by you.` : msg`This alert fired.`
    case 'report':
      return msg`It was made on schedule and is ready to read, print, or download.`
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
