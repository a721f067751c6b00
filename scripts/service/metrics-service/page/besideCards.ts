import { html } from 'hono/html'
import type { BesideChart, BesideFigure, BesideRow } from '../report/beside'
import { printable } from '../report/picture'
import type { Html } from './parts'

/** Names of the two scopes, over their columns. */
export type ScopeNames = readonly [string, string]

/** The key figures of two scopes in one table. */
export function besideFigures(figures: readonly BesideFigure[], names: ScopeNames): Html {
  return html`<section class="answers" aria-labelledby="h-answers"><h2 id="h-answers">${names.map(printable).join(' and ')}</h2>
${besideTable(
  names,
  figures.map(
    ({ label, pair }) =>
      html`<tr><th scope="row">${label}</th>${pair.map((figure) => html`<td class="n">${figure?.text || '–'}</td>`)}</tr>`,
  ),
)}</section>`
}

/** A chart of two scopes as a table with a bar in each cell. */
export function besideCard({ id, title, rows }: BesideChart, names: ScopeNames): Html {
  const most = Math.max(...rows.flatMap(({ pair }) => pair.map((row) => row?.value ?? 0)), Number.MIN_VALUE)
  return html`<section class="chart" aria-labelledby="h-${id}"><h2 id="h-${id}">${printable(title)}</h2>
${
  rows.length === 0
    ? html`<p class="empty">Nothing yet</p>`
    : besideTable(
        names,
        rows.map(
          ({ label, pair }) =>
            html`<tr><th scope="row">${printable(label)}</th>${pair.map(
              (row) =>
                html`<td>${cellText(row)}${row && row.value > 0 ? html`<progress max="${most}" value="${row.value}" aria-hidden="true"></progress>` : ''}</td>`,
            )}</tr>`,
        ),
      )
}</section>`
}

/** What a row says beside another; a dash where its scope has no such row. */
export const cellText = (row: BesideRow['pair'][number]): string =>
  row ? printable(row.beside?.text ?? row.text) : '–'

function besideTable(names: ScopeNames, rows: readonly Html[]): Html {
  return html`<div class="scroll" tabindex="0"><table class="beside"><thead><tr><td></td>${names.map(
    (name) => html`<th scope="col">${printable(name)}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`
}
