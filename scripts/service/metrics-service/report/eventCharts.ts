import { NAVIGATION } from '#domain/device/navigation'
import { WAYPOINTS } from '#domain/tour/waypoints'
import type { Dimension } from './activations'
import { type Chart, type ChartRow, plural } from './chart'
import type { EventFigures } from './figures'

/** The charts of what was posted, in the order of the page. `day` is the scope of `figures`. */
export function eventCharts(figures: EventFigures, day: string | null): Chart[] {
  return [
    visitsByHour(figures, day),
    navigation(figures),
    waypoints(figures),
    byLabel(
      figures,
      'language',
      'Languages',
      'Visits that used the language; a visit that changed it counts in each.',
    ),
    byLabel(
      figures,
      'mode',
      'Modes',
      'Visits that used the mode; a visit that changed it counts in each. How visitors came in is another question, which the files of kiosks answer.',
    ),
    byLabel(figures, 'device', 'Kinds of device', 'Visits on each kind of device.'),
  ]
}

function visitsByHour({ begun }: EventFigures, day: string | null): Chart {
  const inScope = begun.filter((row) => day === null || row.day === day)
  const hours = inScope.map(({ hour }) => hour)
  const [first, last] = [Math.min(...hours), Math.max(...hours)]
  const rows = Array.from({ length: hours.length === 0 ? 0 : last - first + 1 }, (_, index): ChartRow => {
    const hour = first + index
    const visits = inScope.filter((row) => row.hour === hour).reduce((sum, row) => sum + row.visits, 0)
    const label = `${String(hour).padStart(2, '0')}:00`
    return { label, value: visits, text: String(visits), cells: [label, visits] }
  })
  const note =
    day === null
      ? 'Visits by the hour that they began in, all days together.'
      : 'Visits by the hour that they began in.'
  return { id: 'hours', title: 'Visits by hour', note, kind: 'columns', columns: ['hour', 'visits'], rows }
}

/** Names of the navigation as they are on the wire, in its own order; the bell is no item of it. */
const NAVIGATION_NAMES = [
  ...NAVIGATION.flatMap(({ name, children }) => (children ? children.map((child) => child.name) : [name])),
  'Notifications',
]

function navigation({ actions }: EventFigures): Chart {
  const found = new Map(actions.map((row) => [row.action, row]))
  const rows = NAVIGATION_NAMES.flatMap((name): ChartRow[] => {
    const row = found.get(name)
    if (!row) return []
    const { interactions, visits } = row
    return [
      {
        label: name,
        value: interactions,
        text: `${interactions} in ${plural(visits, 'visit')}`,
        cells: [name, interactions, visits],
      },
    ]
  })
  return {
    id: 'navigation',
    title: 'Navigation',
    note: 'How often each item of the navigation was pressed.',
    kind: 'bars',
    columns: ['item', 'presses', 'visits'],
    rows: rows.sort((one, other) => other.value - one.value),
  }
}

const WAYPOINT_ACTION = /^(\d+)(?:\.(\d+))?-(open|close)$/

interface Dwell {
  opened: number
  closed: number
  totalMs: number
}

/** A waypoint counts as opened with its first step; its time is that of all its steps. */
function waypoints({ actions }: EventFigures): Chart {
  const dwells = new Map<number, Dwell>()
  for (const { action, interactions, total } of actions) {
    const [, id, step = '1', what] = WAYPOINT_ACTION.exec(action) ?? []
    if (id === undefined) continue
    const dwell = dwells.get(Number(id)) ?? { opened: 0, closed: 0, totalMs: 0 }
    if (what === 'open' && step === '1') dwell.opened += interactions
    if (what === 'close') dwell.totalMs += total ?? 0
    if (what === 'close' && step === '1') dwell.closed += interactions
    dwells.set(Number(id), dwell)
  }
  const rows = [...dwells].map(([id, { opened, closed, totalMs }]): ChartRow => {
    const averageMs = closed === 0 ? 0 : totalMs / closed
    return {
      label: `${id} ${waypointName(id)}`,
      value: totalMs,
      text: `${duration(totalMs)}, ${plural(opened, 'time')}`,
      cells: [id, waypointName(id), opened, closed, seconds(totalMs), seconds(averageMs)],
    }
  })
  return {
    id: 'waypoints',
    title: 'Waypoints by dwell time',
    note: 'How long each hint of the tour was open, all its steps together.',
    kind: 'bars',
    columns: ['id', 'waypoint', 'opened', 'closed', 'totalSeconds', 'averageSeconds'],
    rows: rows.sort((one, other) => other.value - one.value),
  }
}

function waypointName(id: number): string {
  const name = WAYPOINTS.find((waypoint) => waypoint.id === id)?.name ?? 'unknown'
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

function byLabel({ by }: EventFigures, dimension: Dimension, title: string, note: string): Chart {
  const rows = by[dimension].map(({ label, visits }): ChartRow => {
    const name = label ?? 'Not in the configuration'
    return { label: name, value: visits, text: plural(visits, 'visit'), cells: [name, visits] }
  })
  return { id: `${dimension}s`, title, note, kind: 'bars', columns: [dimension, 'visits'], rows }
}

const seconds = (ms: number) => Math.round(ms / 100) / 10

/** Seconds below two minutes, minutes below two hours, then hours. */
function duration(ms: number): string {
  const s = ms / 1000
  if (s < 120) return `${Math.round(s)} s`
  return s < 7200 ? `${Math.round(s / 60)} min` : `${(s / 3600).toFixed(1)} h`
}
