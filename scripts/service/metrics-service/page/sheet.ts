import { html } from 'hono/html'
import { type BesideFigure, type BesideRow, chartsBeside } from '../report/beside'
import type { Chart } from '../report/chart'
import { printable } from '../report/picture'
import { cellText, type ScopeNames } from './besideCards'
import type { Html } from './parts'

/** Bars of a chart on paper, alone and beside another scope; hours and days have more. */
const MOST_BARS = { alone: 10, beside: 8 }
const MOST_COLUMNS = 16

/** What stands beside the charts of a scope. */
export interface SheetBeside {
  charts: readonly Chart[]
  figures: readonly BesideFigure[]
  names: ScopeNames
}

/**
 * All figures as small tables, which only paper shows: one sheet, whatever there is to tell. Of the leaderboards it
 * has that of the event played last.
 */
export function sheet(charts: readonly Chart[], beside: SheetBeside | null): Html {
  const board = charts.find(isBoard)
  const shown = charts.filter((chart) => chart === board || !isBoard(chart))
  const others = beside?.charts.filter((chart) => chart.title === board?.title || !isBoard(chart)) ?? []
  const isTime = new Set([...shown, ...others].filter(({ kind }) => kind === 'columns').map(({ id }) => id))
  const figures = beside?.figures.map(({ label, pair: [one, other] }) => [
    label,
    one?.text || '–',
    other?.text || '–',
  ])
  return html`<div class="sheet">${figures ? sheetTable('Figures', figures, 0, beside?.names) : ''}${chartsBeside(
    shown,
    others,
  )
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, title, rows }) => {
      const most = isTime.has(id) ? MOST_COLUMNS : beside ? MOST_BARS.beside : MOST_BARS.alone
      const some = isTime.has(id) ? rows.slice(-most) : rows.slice(0, most)
      const lines = some.map((row) => lineOf(row, beside !== null))
      return sheetTable(title, lines, rows.length - some.length, beside?.names)
    })}</div>`
}

const isBoard = ({ id }: Chart) => id.startsWith('leaderboard-')

function lineOf({ label, pair }: BesideRow, isBeside: boolean): readonly string[] {
  return isBeside ? [label, ...pair.map(cellText)] : [pair[0]?.label ?? label, pair[0]?.text ?? '']
}

function sheetTable(
  title: string,
  lines: readonly (readonly string[])[],
  more: number,
  names: ScopeNames | undefined,
): Html {
  const heads = names
    ? html`<thead><tr><td></td>${names.map((name) => html`<th scope="col">${printable(name)}</th>`)}</tr></thead>`
    : ''
  return html`<div class="small"><h3>${printable(title)}</h3><table>${heads}<tbody>${lines.map(
    ([label = '', ...values]) =>
      html`<tr><td>${printable(label)}</td>${values.map((value) => html`<td class="n">${printable(value)}</td>`)}</tr>`,
  )}</tbody></table>${more > 0 ? html`<p>${more} more on the page</p>` : ''}</div>`
}
