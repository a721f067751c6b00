import { html } from 'hono/html'
import type { Chart } from '../report/chart'
import { chartElement, MOST_BARS, printable } from '../report/picture'
import { type Html, table } from './parts'

/** A chart with its files; `query` is the part of their address that names the day. */
export function chartCard(chart: Chart, query = ''): Html {
  const { id, title, note, kind, rows, columns } = chart
  const file = (ending: string) => `/charts/${id}.${ending}${query}`
  const more = kind === 'bars' ? rows.length - MOST_BARS : 0
  const links =
    rows.length === 0
      ? ''
      : html`<p class="files"><a id="svg-${id}" href="${file('svg')}" download="${id}.svg" aria-label="${title}, SVG">SVG</a>
<a id="png-${id}" class="png" href="${file('svg')}" download="${id}.png" data-png aria-label="${title}, PNG">PNG</a>
<a id="csv-${id}" href="${file('csv')}" download="${id}.csv" aria-label="${title}, CSV">CSV</a></p>`
  return html`<section class="chart" aria-labelledby="h-${id}"><div class="head"><h2 id="h-${id}">${printable(title)}</h2>${links}</div>
<p class="note">${printable(note)}</p>
${chartElement(chart)}
${more > 0 ? html`<p class="note">${more} more in the table and the CSV.</p>` : ''}
${
  rows.length === 0
    ? ''
    : html`<details id="t-${id}"><summary>Table</summary>${table(
        columns.map((name): [string] => [name]),
        rows.map(
          ({ cells }) =>
            html`<tr>${cells.map(
              (value) =>
                html`<td class="${typeof value === 'number' ? 'n' : ''}">${typeof value === 'string' ? printable(value) : value}</td>`,
            )}</tr>`,
        ),
      )}</details>`
}</section>`
}
