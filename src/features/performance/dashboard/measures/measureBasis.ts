import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { sumOf } from '#domain/performance/daySums'
import type { Measure } from '#domain/performance/measures'
import { SAFETY_EVENTS } from '#domain/vehicle/safetyEvents'
import { useFormats } from '../../../../i18n/FormatsProvider'
import type { PerformanceView } from '../performanceView'

/** What a measure was counted from, in a few words: how many vehicles, drivers, times or hours. */
export function useMeasureBasis({ ranks, days, rows, facts, scores }: PerformanceView) {
  const { t } = useLingui()
  const { whole, distance } = useFormats()
  const total = (values: Float64Array) => sumOf(values, days)
  const { sums } = facts
  const hours = (minutes: Float64Array) => whole(total(minutes) / 60)
  const drivenOf = (ev: boolean) =>
    rows.filter((row) => row.ev === ev && row.distanceMi.slice(0, days).some((miles) => miles > 0)).length
  const times = (count: number) => t`${plural(count, { one: '# time', other: '# times' })}`
  const gas = (count: number) => t`${plural(count, { one: '# gas vehicle', other: '# gas vehicles' })}`
  const electric = (count: number) =>
    t`${plural(count, { one: '# electric vehicle', other: '# electric vehicles' })}`
  const vehicles = (count: number) => t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`
  const drivers = (count: number) => t`${plural(count, { one: '# driver', other: '# drivers' })}`
  return (measure: Measure): string => {
    switch (measure) {
      case 'driverScore':
        return ranks === 'drivers' ? drivers(scores.length) : vehicles(scores.length)
      case 'safetyEvents': {
        const count = SAFETY_EVENTS.reduce((sum, event) => sum + total(sums[event]), 0)
        return t`${plural(count, { one: '# event', other: '# events' })}`
      }
      case 'hardBraking':
      case 'hardAcceleration':
      case 'roadSpeeding':
      case 'speedOver80':
      case 'seatbelt':
      case 'camera':
      case 'excessiveIdling':
        return times(total(sums[measure]))
      case 'gasEconomy':
      case 'fuel':
        return gas(drivenOf(false))
      case 'electricEconomy':
      case 'energy':
        return electric(drivenOf(true))
      case 'utilization': {
        const average = whole(total(sums.drivenVehicles) / days)
        return t`${average} of ${whole(sums.vehicles)} on an average day`
      }
      case 'idling': {
        const [idle, on] = [hours(sums.idleMinutes), hours(sums.minutes)]
        return t`${idle} of ${on} hours`
      }
      case 'distance':
        return vehicles(drivenOf(false) + drivenOf(true))
      case 'spending':
      case 'costPerMile': {
        const driven = distance(total(sums.distanceMi)).text
        return t`On ${driven}`
      }
    }
  }
}
