import { html } from 'hono/html'
import type { EventReport } from '../report/reporter'
import { type Html, table } from './parts'

/** The folded part with the records as they are, all days together; `tables` is what is refreshed in it. */
export function engineersPart(tables: Html): Html {
  return html`<details id="engineers" class="engineers"><summary>For engineers</summary>
<p class="note">Records as they were posted, of all days together. <a href="/api/interactions.csv" download>Download all records as CSV</a></p>
${tables}</details>`
}

/** Counts, actions by their names on the wire, and the newest visits and arrivals by their ids. */
export function engineersTables(
  { summary, names }: EventReport,
  moment: (iso: string | null) => string,
): Html {
  const most = summary.actions[0]?.interactions ?? 1
  const named = (id: string) =>
    Object.hasOwn(names.activationIds, id) ? `${names.activationIds[id]} (${id})` : id
  return html`<dl class="tiles">
<div><dt>Visits</dt><dd>${summary.sessions}</dd></div>
<div><dt>Interactions</dt><dd>${summary.interactions}</dd></div>
<div><dt>First event</dt><dd class="time">${moment(summary.firstCreatedAt)}</dd></div>
<div><dt>Last event</dt><dd class="time">${moment(summary.lastCreatedAt)}</dd></div>
<div><dt>Last arrival</dt><dd class="time">${moment(summary.lastReceivedAt)}</dd></div>
</dl>
<div class="columns"><div><section><h2>Actions</h2>${table(
    [['Action'], ['Count', 'n'], ['Average value', 'n'], ['Share']],
    summary.actions.map(
      (row) => html`<tr><td>${row.action}</td><td class="n">${row.interactions}</td>
<td class="n">${row.averageValue === null ? '' : row.averageValue.toFixed(1)}</td>
<td><progress max="${most}" value="${row.interactions}" aria-label="Share"></progress></td></tr>`,
    ),
  )}</section></div><div><section><h2>Newest visits</h2>${table(
    [['Visit'], ['Count', 'n'], ['First event'], ['Last event']],
    summary.visits.map(
      (row) => html`<tr><td class="id">${row.sessionIdentifier}</td><td class="n">${row.interactions}</td>
<td class="t">${moment(row.firstCreatedAt)}</td><td class="t">${moment(row.lastCreatedAt)}</td></tr>`,
    ),
  )}</section></div></div>
<section><h2>Newest arrivals</h2>${table(
    [['Received'], ['Created'], ['Action'], ['Value', 'n'], ['Visit'], ['Activation']],
    summary.newest.map(
      (
        row,
      ) => html`<tr><td class="t">${moment(row.receivedAt)}</td><td class="t">${moment(row.createdAt)}</td>
<td>${row.action}</td><td class="n">${row.value ?? ''}</td>
<td class="id">${row.sessionIdentifier}</td><td>${named(row.activationId)}</td></tr>`,
    ),
  )}</section>`
}
