import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CsvValue } from '#domain/base/writeCsv'
import { byCount } from '#domain/booth/today/counts'
import type { DaySums } from '#domain/booth/today/sumDay'
import { WAYPOINTS, type WaypointName } from '#domain/tour/waypoints'
import type { ChartPoint } from '../../../charts/chartTypes'
import { useFormats } from '../../../i18n/useFormats'
import { useReportFormats } from './useWords'

/** A chart of the day with formatted texts, and the data as rows of a file. */
export interface DayFigure {
  id: string
  title: string
  pointHead: string
  valueHead: string
  points: ChartPoint[]
  rows: CsvValue[][]
  /** Columns over time; bars for groups with names. */
  shape: 'columns' | 'bars'
}

const SECOND_MS = 1_000
/** Maximum number of bars in a card; the file has all of them. */
const MOST_BARS = 12

/** The charts of the day (docs/booth.md B6). */
export function useDayFigures(sums: DaySums): DayFigure[] {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const words = useReportFormats()
  const visitsHead = t`Visits`
  const counted = (named: readonly { key: string; name: string; count: number }[]): ChartPoint[] =>
    named
      .slice(0, MOST_BARS)
      .map(({ key, name, count }) => ({ key, name, tick: name, value: count, text: whole(count) }))
  const bars = (
    id: string,
    title: string,
    [pointHead, valueHead]: [string, string],
    named: readonly { key: string; name: string; count: number }[],
  ): DayFigure => ({
    id,
    title,
    pointHead,
    valueHead,
    points: counted(named),
    rows: [[pointHead, valueHead], ...named.map(({ name, count }) => [name, count])],
    shape: 'bars',
  })
  const { funnel } = sums
  return [
    hourFigure(),
    bars(
      'funnel',
      t`How far visits went`,
      [t`Step`, visitsHead],
      [
        { key: 'touched', name: t`Touched the screen`, count: funnel.touched },
        { key: 'entered', name: t`Opened the demo`, count: funnel.entered },
        { key: 'toured', name: t`Opened a hint of the tour`, count: funnel.toured },
        { key: 'three', name: t`Saw three screens`, count: funnel.threeScreens },
        { key: 'played', name: t`Played or took a summary with them`, count: funnel.playedOrTook },
      ],
    ),
    bars(
      'opened',
      t`What people opened`,
      [t`Screen`, t`Times opened`],
      sums.opened.map(({ action, count }) => ({ key: action, name: actionName(action), count })),
    ),
    hintFigure(),
    bars(
      'languages',
      t`Languages`,
      [t`Language`, visitsHead],
      sums.languages.map(({ id, visits }) => ({ key: id, name: words.language(id), count: visits })),
    ),
    bars(
      'ways',
      t`Ways in`,
      [t`Way in`, visitsHead],
      sums.waysIn.map(({ id, visits }) => ({ key: id, name: words.wayIn(id), count: visits })),
    ),
    roomFigure(),
  ]

  function actionName(action: string): string {
    const known = ACTION_NAMES[action]
    return known ? i18n._(known) : action
  }

  function hourFigure(): DayFigure {
    const [first, last] = openHours(sums.hours)
    const points = sums.hours.slice(first, last + 1).map((count, at): ChartPoint => {
      const [from, to] = [words.hour(first + at), words.hour(first + at + 1)]
      return {
        key: String(first + at),
        tick: from,
        name: t({ message: `${from} to ${to}`, context: 'hours' }),
        value: count,
        text: whole(count),
      }
    })
    return {
      id: 'hours',
      title: t`Visits by hour`,
      pointHead: t`Hour`,
      valueHead: visitsHead,
      points: sums.visits === 0 ? [] : points,
      rows: [[t`Hour`, visitsHead], ...sums.hours.map((count, hour) => [hour, count])],
      shape: 'columns',
    }
  }

  function hintFigure(): DayFigure {
    const named = sums.hints.map(({ id, ...hint }) => {
      const known = WAYPOINTS.find((waypoint) => waypoint.id === id)
      return { ...hint, id, name: known ? i18n._(WAYPOINT_NAMES[known.name]) : String(id) }
    })
    return {
      id: 'hints',
      title: t`Hints opened and finished`,
      pointHead: t`Hint`,
      valueHead: t`Times opened`,
      points: named.slice(0, MOST_BARS).map(({ id, name, opened, finished }) => {
        const [times, done] = [whole(opened), whole(finished)]
        return {
          key: String(id),
          name,
          tick: name,
          value: opened,
          text: t`${times}, ${done} finished`,
        }
      }),
      rows: [
        [t`Hint`, t`Times opened`, t`Times finished`, t`Reading time in seconds`],
        ...named.map(({ name, opened, finished, readMs }) => [
          name,
          opened,
          finished,
          Math.round(readMs / SECOND_MS),
        ]),
      ],
      shape: 'bars',
    }
  }

  function roomFigure(): DayFigure {
    const rested = whole(sums.visitsInRooms)
    const all = whole(sums.visits)
    const named = sums.rooms
      .map(({ room, visits, ms }) => ({ room, visits, seconds: ms / visits / SECOND_MS }))
      .sort(byCount(({ seconds }) => seconds))
    return {
      id: 'time',
      title: t`Time by screen, estimated from ${rested} of ${all} visits`,
      pointHead: t`Screen`,
      valueHead: t`Time per visit`,
      points: named.slice(0, MOST_BARS).map(({ room, visits, seconds }) => ({
        key: room,
        name: actionName(room),
        tick: actionName(room),
        value: seconds,
        text: `${words.duration(seconds)}, ${whole(visits)}×`,
      })),
      rows: [
        [t`Screen`, visitsHead, t`Seconds per visit`],
        ...named.map(({ room, visits, seconds }) => [actionName(room), visits, Math.round(seconds)]),
      ],
      shape: 'bars',
    }
  }
}

/** The hours of a booth, extended if there were visits earlier or later. */
function openHours(hours: readonly number[]): [first: number, last: number] {
  const busy = hours.flatMap((count, hour) => (count > 0 ? [hour] : []))
  return [Math.min(9, ...busy), Math.max(17, ...busy)]
}

/** Labels of navigation items by their reported names (docs/outbox.md O4). */
const ACTION_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  Home: msg`Home`,
  Map: msg`Map`,
  Vehicles: msg`Vehicles`,
  Performance: msg`Performance`,
  Reports: msg`Reports`,
  Expenses: msg`Expenses`,
  Fleets: msg`Fleets`,
  Users: msg`Users`,
  Notifications: msg`Notifications`,
  Settings: msg`Settings`,
  Subscriptions: msg`Subscriptions`,
  'Add-on Solutions': msg`Add-on Solutions`,
}

/** The hints of the guided tour by the names of their waypoints. */
const WAYPOINT_NAMES: Readonly<Record<WaypointName, MessageDescriptor>> = {
  bell: msg`Notifications`,
  'bell-settings': msg`Notification settings`,
  search: msg`Vehicle search`,
  health: msg`Vehicle snapshot`,
  recalls: msg`Recalls`,
  behavior: msg`Driver behavior`,
  'map-tabs': msg`Map tabs`,
  'map-filter': msg`Map filter`,
  'vehicle-detail': msg`Vehicle overview`,
  remote: msg`Remote commands`,
  trips: msg`Trip history`,
  'driver-score': msg`Driver score`,
  users: msg`Users`,
  performance: msg`Performance measures`,
  cameras: msg`Camera statuses`,
  reports: msg`New report`,
  expenses: msg`Expenses`,
  fleets: msg`Fleets`,
  'notification-categories': msg`Notification rules`,
  'add-ons': msg`Add-on Solutions`,
}
