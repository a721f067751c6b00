import { html } from 'hono/html'
import { LEAST_FOR_HALF } from '#domain/booth/today/counts'
import { ROOMS } from '#domain/booth/today/visitOutline'
import { titleOf } from '#domain/game/titles'
import { WAYS_IN } from '#domain/visit/wayIn'
import { TITLE_NAMES } from '../imports/importCharts'
import type { ImportFigures } from '../imports/importFigures'
import { WAY_NAMES } from '../imports/visitCharts'
import type { EventFigures } from '../report/figures'
import { busiestHour, hintTotals } from '../report/keyFigures'
import { printable } from '../report/picture'
import type { Scope } from '../report/scope'
import { duration, hourSpan, listed, percent, plural, whole } from '../report/words'
import type { Html } from './parts'

interface Tile {
  label: string
  text: string
  caption: string
}

/** Screens and ways that a sentence names. */
const MOST_NAMED = 3

/** What a lead asks first: tiles with their basis, then sentences. */
export function answers(figures: EventFigures, files: ImportFigures | null, scope: Scope): Html {
  const tiles = [...postedTiles(figures), ...(files ? fileTiles(files) : [])]
  const sentences = [...postedSentences(figures), ...(files ? fileSentences(files) : [])]
  return html`<section class="answers" aria-labelledby="h-answers"><h2 id="h-answers">${printable(scope.label)}</h2>
<dl class="tiles">${tiles.map(({ label, text, caption }) => html`<div><dt>${label}</dt><dd>${text}</dd><dd class="basis">${caption}</dd></div>`)}</dl>
${sentences.length === 0 ? '' : html`<p class="story">${sentences.map(printable).join(' ')}</p>`}</section>`
}

function postedTiles(figures: EventFigures): Tile[] {
  const { visits, length, reached } = figures
  const busiest = busiestHour(figures)
  const { opened, finished } = hintTotals(figures)
  return [
    {
      label: 'Visits',
      text: whole(visits),
      caption: busiest
        ? `${visits === busiest.visits ? 'all' : `busiest: ${whole(busiest.visits)}`} between ${hourSpan(busiest.hour)}`
        : 'nothing was posted yet',
    },
    {
      label: 'Usual length',
      text: length ? duration(length.median) : '–',
      caption: length
        ? `${length.of < LEAST_FOR_HALF ? '' : `half of them from ${duration(length.lower)} to ${duration(length.upper)}; `}known for ${plural(length.of, 'visit')}`
        : 'no visit was reset yet',
    },
    {
      label: 'Opened a hint',
      text: percent(reached.hint, visits) ?? '–',
      caption: `${whole(reached.hint)} of ${plural(visits, 'visit')}`,
    },
    {
      label: 'Hints finished',
      text: percent(finished, opened) ?? '–',
      caption: `${whole(finished)} of ${whole(opened)} opened`,
    },
  ]
}

function fileTiles({ visits, runs }: ImportFigures): Tile[] {
  const finished = runs.filter(({ isFinished }) => isFinished).length
  const starts = visits && visits.visitors.length + visits.untouched.length + visits.staff.length
  return [
    ...(visits && starts !== null
      ? [
          {
            label: 'Starts nobody touched',
            text: whole(visits.untouched.length),
            caption: `of ${whole(starts)}, by the files of kiosks`,
          },
        ]
      : []),
    {
      label: 'Runs of Fleet Hero',
      text: whole(runs.length),
      caption: `${whole(finished)} finished all prompts, by the files of kiosks`,
    },
  ]
}

function postedSentences({ by, rooms, actions, visits }: EventFigures): string[] {
  const [language] = by.language.filter(({ label }) => label !== null)
  const [longest] = rooms.toSorted((one, other) => other.ms / other.visits - one.ms / one.visits)
  const opened = actions.filter(({ action }) => ROOMS.includes(action))
  return [
    ...(language && visits > 0
      ? [`${percent(language.visits, visits)} of the visits used ${language.label}.`]
      : []),
    ...(opened.length > 0
      ? [`Opened most: ${listed(opened.slice(0, MOST_NAMED).map(({ action }) => action))}.`]
      : []),
    ...(longest
      ? [
          `Visitors stayed longest in ${longest.room}: about ${duration(longest.ms / longest.visits / 1_000)}.`,
        ]
      : []),
  ]
}

function fileSentences({ visits, best }: ImportFigures): string[] {
  const ways = visits
    ? WAYS_IN.map((way) => ({
        name: WAY_NAMES[way],
        count: visits.visitors.filter(({ waysIn }) => waysIn.includes(way)).length,
      }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count)
    : []
  return [
    ...(ways.length > 0
      ? [
          `They came in by ${listed(ways.slice(0, MOST_NAMED).map(({ name, count }) => `${name} (${whole(count)})`))}.`,
        ]
      : []),
    ...(best
      ? [
          `The best run of Fleet Hero, by ${best.initials ?? `Player ${best.player}`}, has ${whole(best.score)} points: ${TITLE_NAMES[titleOf(best.score)]}.`,
        ]
      : []),
  ]
}
