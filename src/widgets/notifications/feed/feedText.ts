import type { MessageDescriptor } from '@lingui/core'
import { msg, select } from '@lingui/core/macro'
import type { Region } from '#domain/base/locale'
import type { FeedEvent } from '#domain/notifications/feed'
import type { Report } from '#domain/reports/report'
import type { Formats } from '../../../i18n/formats'

export interface FeedTextOptions {
  formats: Formats
  region: Region
  /** Trips and their scores are part of this visit. */
  trips: boolean
  /** Returns the name of a report. */
  reportName: (report: Pick<Report, 'name' | 'type'>) => string
}

/** An event in a few words, with figures in the visitor's units and names of their region. */
export function feedText(
  event: FeedEvent,
  { formats, region, trips, reportName }: FeedTextOptions,
): MessageDescriptor {
  switch (event.kind) {
    case 'oil': {
      const level = formats.percent(event.oilLife)
      return msg`Oil life at ${level}`
    }
    case 'tire': {
      const { wheel } = event
      const pressure = formats.pressure(event.pressurePsi).text
      return msg`${select(wheel, {
        frontLeft: `Front left tire low: ${pressure}`,
        frontRight: `Front right tire low: ${pressure}`,
        rearLeft: `Rear left tire low: ${pressure}`,
        other: `Rear right tire low: ${pressure}`,
      })}`
    }
    case 'charging': {
      const { state } = event
      const level = formats.percent(event.chargePercent)
      return msg`${select(state, {
        started: `Charging started at ${level}`,
        completed: `Charging complete: ${level}`,
        other: `Charging interrupted at ${level}`,
      })}`
    }
    case 'trip': {
      if (!trips) return msg`Trip ended`
      const score = formats.whole(event.info.score)
      return msg`Trip ended, score ${score}`
    }
    case 'cameraOn':
      return msg`Camera on`
    case 'cameraOff':
      return msg`Camera off`
    case 'speeding': {
      const limit = formats.speedLimit(event.limitMph).value
      const speed = formats.speed(event.limitMph * (1 + event.percent / 100)).text
      return msg`${speed} in a ${limit} zone`
    }
    case 'other':
      return event.title === 'Enable Vehicle' ? msg`Enable Vehicle sent` : msg`Disable Vehicle sent`
    case 'onboarding':
      return event.change === 'enrolled' ? msg`Vehicle enrolled` : msg`Vehicle removed`
    case 'checkInCheckOut':
      return event.direction === 'in' ? msg`Vehicle checked in` : msg`Vehicle checked out`
    case 'reminder': {
      const { task } = event
      return msg`${select(task, {
        tireRotation: 'Tire rotation due',
        oilChange: 'Oil change due',
        other: 'Inspection due',
      })}`
    }
    case 'lowFuel': {
      const level = formats.percent(event.fuelPercent)
      return msg`Fuel at ${level}`
    }
    case 'geofence': {
      const area = event.area[region]
      return event.trigger === 'enter' ? msg`Entered ${area}` : msg`Left ${area}`
    }
    case 'lot': {
      const lot = LOT_KEYS[event.lot]
      return event.trigger === 'enter'
        ? msg`${select(lot, { main: 'Entered Main Lot', remote: 'Entered Remote Lot', other: 'Entered Courtesy Lot' })}`
        : msg`${select(lot, { main: 'Left Main Lot', remote: 'Left Remote Lot', other: 'Left Courtesy Lot' })}`
    }
    case 'locationMasking':
      return event.enabled ? msg`Location masking on` : msg`Location masking off`
    case 'offHours':
      return msg`Off-hours driving`
    case 'recall':
      return event.type === 'productSafety' ? msg`Recall: product safety` : msg`Recall: non-compliance`
    case 'rule':
      return ruleText(event)
    case 'report': {
      const name = reportName(event)
      return msg`Report ready: ${name}`
    }
    case 'adas': {
      const { alert } = event
      return msg`${select(alert, {
        forwardCollision: 'Forward collision alert',
        laneDeparture: 'Lane departure alert',
        other: 'Automatic braking',
      })}`
    }
  }
}

const LOT_KEYS = { 'Main Lot': 'main', 'Remote Lot': 'remote', 'Courtesy Lot': 'courtesy' } as const

/** The name of the rule and its firing reason. */
function ruleText({ name, reason, isTest }: Extract<FeedEvent, { kind: 'rule' }>): MessageDescriptor {
  const kind = isTest ? 'test' : 'firing'
  return msg`${select(kind, { test: `Test of ${name}`, other: `${name}` })}: ${select(reason, {
    oil: 'low oil life',
    tires: 'low tire',
    fuel: 'low fuel',
    charge: 'low charge',
    mileage: 'service due by mileage',
    time: 'service due by date',
    fixedSpeed: 'over the set speed',
    roadSpeed: 'over the posted limit',
    brake: 'hard braking',
    accel: 'hard acceleration',
    seatbelt: 'seat belt off',
    enter: 'entered the geofence',
    exit: 'left the geofence',
    masking: 'location masked',
    idle: 'no recent trips',
    offHours: 'off-hours driving',
    other: 'over the driving limit',
  })}`
}
