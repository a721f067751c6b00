import { ROOMS } from '#domain/booth/today/visitOutline'
import { HINT_NAMES } from '#domain/tour/hintNames'
import { WAYPOINTS } from '#domain/tour/waypoints'
import type { Dimension } from './activations'
import type { Chart, ChartRow } from './chart'
import type { EventFigures } from './figures'
import type { Scope } from './scope'
import { duration, percent, plural, whole } from './words'

/** The charts of what was posted, in the order of the page; `figures` are of the scope. */
export function eventCharts(figures: EventFigures, scope: Scope, latestDay: string): Chart[] {
  const isOneDay = scope.days?.length === 1
  const hasNames = figures.ids.some(({ label }) => label !== null)
  return [
    ...(isOneDay ? [] : [visitsByDay(figures, scope, latestDay)]),
    visitsByHour(figures, isOneDay),
    lengths(figures),
    hints(figures),
    navigation(figures),
    rooms(figures),
    byLabel('language', 'Languages', usedIn('language'), figures.by.language),
    byLabel('device', 'Kinds of device', 'Visits on each kind of device.', figures.by.device),
    byLabel(
      'mode',
      'Modes',
      `${usedIn('mode')} How visitors came in is another question, which the files of kiosks answer.`,
      figures.by.mode,
    ),
    ...(hasNames
      ? [byLabel('activation', 'Activations', usedIn('activation'), figures.ids, 'Without a name')]
      : []),
  ]
}

const usedIn = (what: string) => `Visits by ${what}; a visit that changed it counts in each.`

/** Days that no right clock can have reached are left out: the page tells of them in words. */
function visitsByDay({ begun }: EventFigures, { days }: Scope, latestDay: string): Chart {
  const visits = new Map<string, number>()
  for (const row of begun)
    if (row.day <= latestDay && (days === null || days.includes(row.day)))
      visits.set(row.day, (visits.get(row.day) ?? 0) + row.visits)
  return {
    id: 'days',
    title: 'Visits by day',
    note: 'A visit counts for the day that it began on. Days without visits are left out.',
    kind: 'columns',
    columns: ['day', 'visits'],
    rows: [...visits].map(
      ([day, count]): ChartRow => ({
        label: dayLabel(day),
        value: count,
        text: whole(count),
        cells: [day, count],
      }),
    ),
  }
}

const dayFormat = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayLabel = (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`))

function visitsByHour({ hours }: EventFigures, isOneDay: boolean): Chart {
  const [first, last] = [Math.min(...hours.keys()), Math.max(...hours.keys())]
  const rows = Array.from({ length: hours.size === 0 ? 0 : last - first + 1 }, (_, index): ChartRow => {
    const hour = first + index
    const visits = hours.get(hour) ?? 0
    const label = `${String(hour).padStart(2, '0')}:00`
    return { label, value: visits, text: whole(visits), cells: [label, visits] }
  })
  const note = `Visits by the hour that they began in${isOneDay ? '' : ', the days together'}.`
  return { id: 'hours', title: 'Visits by hour', note, kind: 'columns', columns: ['hour', 'visits'], rows }
}

/** Lengths of visits, each up to its seconds. */
const LENGTHS: readonly [label: string, belowS: number][] = [
  ['Under 30 s', 30],
  ['30 s to 1 min', 60],
  ['1 to 2 min', 120],
  ['2 to 5 min', 300],
  ['5 to 10 min', 600],
  ['10 min and more', Number.POSITIVE_INFINITY],
]

function lengths({ lengths: known, length, visits }: EventFigures): Chart {
  const counts = LENGTHS.map(() => 0)
  for (const [seconds, count] of known) {
    const at = LENGTHS.findIndex(([, belowS]) => seconds < belowS)
    counts[at] = (counts[at] ?? 0) + count
  }
  const rows = LENGTHS.map(([label], at): ChartRow => {
    const count = counts[at] ?? 0
    return { label, value: count, text: plural(count, 'visit'), cells: [label, count] }
  })
  return {
    id: 'lengths',
    title: 'Length of visits',
    note: `From the first touch to the reset, known for ${whole(length?.of ?? 0)} of ${plural(visits, 'visit')}. Where a visitor walked away, it includes the wait before the kiosk reset itself.`,
    kind: 'bars',
    columns: ['length', 'visits'],
    rows: length === null ? [] : rows,
  }
}

function hints({ hints: sums }: EventFigures): Chart {
  return {
    id: 'hints',
    title: 'Hints of the tour',
    note: 'How often each hint was opened, and how often it was finished: its last step was closed.',
    kind: 'bars',
    columns: ['hint', 'opened', 'finished', 'readingSeconds'],
    rows: sums.map(({ id, opened, finished, readMs }): ChartRow => {
      const name = hintName(id)
      return {
        label: name,
        value: opened,
        text: `${whole(opened)} opened, ${whole(finished)} finished`,
        beside: { label: name, text: `${whole(opened)}, ${whole(finished)} finished` },
        cells: [name, opened, finished, seconds(readMs)],
      }
    }),
  }
}

function hintName(id: number): string {
  const waypoint = WAYPOINTS.find((each) => each.id === id)
  return waypoint ? HINT_NAMES[waypoint.name] : String(id)
}

/** Names of the navigation as they are on the wire; the bell is no item of it. */
export const NAVIGATION_NAMES = [...ROOMS, 'Notifications']

function navigation({ actions }: EventFigures): Chart {
  const rows = actions
    .filter(({ action }) => NAVIGATION_NAMES.includes(action))
    .map(({ action, interactions, visits }): ChartRow => {
      const text = `${whole(interactions)} in ${plural(visits, 'visit')}`
      return { label: action, value: interactions, text, cells: [action, interactions, visits] }
    })
  return {
    id: 'navigation',
    title: 'What people opened',
    note: 'How often each item of the navigation was pressed.',
    kind: 'bars',
    columns: ['item', 'presses', 'visits'],
    rows,
  }
}

function rooms({ rooms: sums, reached, visits }: EventFigures): Chart {
  const share = percent(reached.room, visits)
  const rows = sums.map(({ room, visits: opened, stays, ms }): ChartRow => {
    const averageMs = ms / opened
    return {
      label: room,
      value: averageMs,
      text: `${duration(averageMs / 1_000)} a visit, ${plural(opened, 'visit')}`,
      beside: { label: room, text: `${duration(averageMs / 1_000)}, ${plural(opened, 'visit')}` },
      cells: [room, opened, stays, seconds(averageMs)],
    }
  })
  return {
    id: 'rooms',
    title: 'Time by screen, estimated',
    note: `The average time from a press of the navigation to the next that leads elsewhere, or to the reset.${share === null ? '' : ` It rests on ${whole(reached.room)} of ${plural(visits, 'visit')} (${share}):`} ${share === null ? 'Links' : 'links'} inside pages, back and the first screen are not recorded.`,
    kind: 'bars',
    columns: ['screen', 'visits', 'stays', 'averageSecondsPerVisit'],
    rows: rows.sort((one, other) => other.value - one.value),
  }
}

function byLabel(
  dimension: Dimension | 'activation',
  title: string,
  note: string,
  figures: EventFigures['ids'],
  unnamed = 'Not in the configuration',
): Chart {
  const rows = figures.map(({ label, visits }): ChartRow => {
    const name = label ?? unnamed
    return { label: name, value: visits, text: plural(visits, 'visit'), cells: [name, visits] }
  })
  return { id: `${dimension}s`, title, note, kind: 'bars', columns: [dimension, 'visits'], rows }
}

const seconds = (ms: number) => Math.round(ms / 100) / 10
