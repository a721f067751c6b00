import { titleOf } from '#domain/game/titles'
import { TITLE_NAMES } from '../imports/importCharts'
import type { ImportFigures } from '../imports/importFigures'
import { NAVIGATION_NAMES } from './eventCharts'
import type { EventFigures } from './figures'
import { duration, hourSpan, percent, whole } from './words'

/** A figure that answers a question of the event's lead. */
export interface KeyFigure {
  label: string
  /** As people read it; empty where nothing is known. */
  text: string
  /** What a spreadsheet calculates with. */
  value: number | string | null
  unit: 'visits' | 'seconds' | 'hints' | 'presses' | 'starts' | 'runs' | 'points' | 'share' | ''
}

/** What was posted in the scope, in figures. */
export function postedFigures(figures: EventFigures): KeyFigure[] {
  const { visits, length, reached } = figures
  const busiest = busiestHour(figures)
  const { opened, finished } = hintTotals(figures)
  const presses = figures.actions
    .filter(({ action }) => NAVIGATION_NAMES.includes(action))
    .reduce((sum, { interactions }) => sum + interactions, 0)
  return [
    count('Visits', visits, 'visits'),
    {
      label: 'Busiest hour',
      text: busiest ? `between ${hourSpan(busiest.hour)}` : '',
      value: busiest ? `between ${hourSpan(busiest.hour)}` : null,
      unit: '',
    },
    count('Visits that began in the busiest hour', busiest?.visits ?? 0, 'visits'),
    time('Usual length of a visit (median)', length?.median),
    time('A quarter of the visits was shorter than', length?.lower),
    time('A quarter of the visits was longer than', length?.upper),
    count('Visits of known length', length?.of ?? 0, 'visits'),
    count('Visits that opened a hint', reached.hint, 'visits'),
    share('Share of visits that opened a hint', reached.hint, visits),
    count('Visits that finished a hint', reached.finished, 'visits'),
    count('Hints opened', opened, 'hints'),
    count('Hints finished', finished, 'hints'),
    share('Share of opened hints that were finished', finished, opened),
    count('Presses of the navigation', presses, 'presses'),
    count('Visits with an estimate of time by screen', reached.room, 'visits'),
  ]
}

/** What the files of kiosks tell of the scope, in figures. */
export function fileFigures({ visits, runs, best }: ImportFigures): KeyFigure[] {
  const finished = runs.filter(({ isFinished }) => isFinished).length
  const starts = visits && visits.visitors.length + visits.untouched.length + visits.staff.length
  return [
    ...(visits && starts !== null
      ? [
          count('Starts, by the files', starts, 'starts'),
          count('Starts that nobody touched', visits.untouched.length, 'starts'),
          share('Share of starts that nobody touched', visits.untouched.length, starts),
          count('Visits of visitors, by the files', visits.visitors.length, 'visits'),
        ]
      : []),
    count('Runs of Fleet Hero', runs.length, 'runs'),
    count('Runs that finished all prompts', finished, 'runs'),
    share('Share of runs that finished all prompts', finished, runs.length),
    {
      label: 'Best score',
      text: best ? `${whole(best.score)} (${TITLE_NAMES[titleOf(best.score)]})` : '',
      value: best?.score ?? null,
      unit: 'points',
    },
  ]
}

/** The hour in which most visits began, the earliest of equals. */
export function busiestHour({ hours }: EventFigures): { hour: number; visits: number } | null {
  const [most] = [...hours]
    .map(([hour, visits]) => ({ hour, visits }))
    .sort((one, other) => other.visits - one.visits || one.hour - other.hour)
  return most ?? null
}

/** How often any hint was opened, and finished. */
export function hintTotals({ hints }: EventFigures): { opened: number; finished: number } {
  return {
    opened: hints.reduce((sum, { opened }) => sum + opened, 0),
    finished: hints.reduce((sum, { finished }) => sum + finished, 0),
  }
}

function count(label: string, value: number, unit: KeyFigure['unit']): KeyFigure {
  return { label, text: whole(value), value, unit }
}

function time(label: string, seconds: number | undefined): KeyFigure {
  return {
    label,
    text: seconds === undefined ? '' : duration(seconds),
    value: seconds ?? null,
    unit: 'seconds',
  }
}

function share(label: string, part: number, of: number): KeyFigure {
  return { label, text: percent(part, of) ?? '', value: of === 0 ? null : part / of, unit: 'share' }
}
