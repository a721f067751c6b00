import { html } from 'hono/html'
import type { MetricsSummary, StoredInteraction } from './store'

/** The page's own policy: nothing but its stylesheet. */
export const SUMMARY_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Html = ReturnType<typeof html>

/** The whole page. Every value goes through the `html` tag, which escapes it. */
export function summaryPage(summary: MetricsSummary): Html {
  const most = summary.actions[0]?.interactions ?? 1
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pharos Fleet metrics</title>
<link rel="stylesheet" href="/summary.css">
</head>
<body>
<header>
<h1>Pharos Fleet metrics</h1>
<p>Times are UTC</p>
<a href="/api/interactions.csv" download>Download CSV</a>
</header>
<main>
<dl class="tiles">
<div><dt>Interactions</dt><dd>${summary.interactions}</dd></div>
<div><dt>Sessions</dt><dd>${summary.sessions}</dd></div>
<div><dt>First event</dt><dd class="time">${moment(summary.firstCreatedAt)}</dd></div>
<div><dt>Last event</dt><dd class="time">${moment(summary.lastCreatedAt)}</dd></div>
<div><dt>Last arrival</dt><dd class="time">${moment(summary.lastReceivedAt)}</dd></div>
</dl>
<div class="columns">
<section><h2>Actions</h2>${table(
    [['Action'], ['Count', 'n'], ['Average value', 'n'], ['Share']],
    summary.actions.map(
      (row) => html`<tr><td>${row.action}</td><td class="n">${row.interactions}</td>
<td class="n">${row.averageValue === null ? '' : row.averageValue.toFixed(1)}</td>
<td><progress max="${most}" value="${row.interactions}" aria-label="Share"></progress></td></tr>`,
    ),
  )}</section>
<section><h2>Sessions</h2>${table(
    [['Session'], ['Count', 'n'], ['First event'], ['Last event']],
    summary.visits.map(
      (row) => html`<tr><td class="id">${row.sessionIdentifier}</td><td class="n">${row.interactions}</td>
<td class="t">${minute(row.firstCreatedAt)}</td><td class="t">${minute(row.lastCreatedAt)}</td></tr>`,
    ),
  )}</section>
</div>
<section><h2>Newest arrivals</h2>${table(
    [['Received'], ['Created'], ['Action'], ['Value', 'n'], ['Session'], ['Activation']],
    summary.newest.map(newestRow),
  )}</section>
</main>
</body>
</html>`
}

function newestRow(row: StoredInteraction): Html {
  return html`<tr><td class="t">${moment(row.receivedAt)}</td><td class="t">${moment(row.createdAt)}</td>
<td>${row.action}</td><td class="n">${row.value ?? ''}</td>
<td class="id">${row.sessionIdentifier}</td><td>${row.activationId}</td></tr>`
}

function table(heads: [text: string, className?: string][], rows: Html[]): Html {
  if (rows.length === 0) return html`<p class="empty">Nothing yet</p>`
  return html`<div class="scroll"><table><thead><tr>${heads.map(
    ([text, className = '']) => html`<th scope="col" class="${className}">${text}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`
}

function moment(iso: string | null): string {
  return iso === null ? '–' : iso.slice(0, 19).replace('T', ' ')
}

function minute(iso: string): string {
  return moment(iso).slice(0, 16)
}
