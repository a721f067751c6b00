import { html } from 'hono/html'
import type { ImportedExports } from '../imports/importedExports'
import { plural } from '../report/chart'
import type { EventReport } from '../report/reporter'
import type { MetricsSummary } from '../report/summary'
import { momentIn } from '../report/zone'
import { chartCard } from './chartCard'
import { importedFiles, importForm } from './imports'
import { type Html, table } from './parts'

/** The page's own policy: its stylesheet, its script and the pictures that it makes of its charts. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Days that have a link of their own. */
const MOST_DAYS = 14

/** The whole page; `isSignedIn` by a browser's sign-in. What stands in `data-live` is replaced by `page/script.ts` while the page is open. */
export function eventPage(report: EventReport, imports: ImportedExports, isSignedIn: boolean): Html {
  const { summary, zone, event, day, charts } = report
  const moment = (iso: string | number | null) => (iso === null ? '–' : momentIn(zone, iso))
  const query = day === null ? '' : `?day=${day}`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${event === '' ? 'Pharos Fleet metrics' : `${event} – Pharos Fleet metrics`}</title>
<link rel="stylesheet" href="/page.css">
<script src="/page.js" defer></script>
<noscript><meta http-equiv="refresh" content="10"></noscript>
</head>
<body>
<header>
<div><h1>Pharos Fleet metrics</h1><p id="event" data-live>${event}</p></div>
<p class="now"><span id="state" role="status"></span><span id="made" data-live>As of <time>${moment(report.madeAtMs)}</time></span></p>
<a class="button" href="/api/interactions.csv" download>Download CSV</a>
${isSignedIn ? html`<form method="post" action="/sign-out"><button class="quiet">Sign out</button></form>` : ''}
</header>
<main>
<nav id="days" data-live aria-label="Day">${dayLinks(report)}</nav>
<dl id="tiles" class="tiles" data-live>
<div><dt>Visits</dt><dd>${summary.sessions}</dd></div>
<div><dt>Interactions</dt><dd>${summary.interactions}</dd></div>
<div><dt>First event</dt><dd class="time">${moment(summary.firstCreatedAt)}</dd></div>
<div><dt>Last event</dt><dd class="time">${moment(summary.lastCreatedAt)}</dd></div>
<div><dt>Last arrival</dt><dd class="time">${moment(summary.lastReceivedAt)}</dd></div>
</dl>
<div id="charts" data-live>${
    report.knowsIds
      ? ''
      : html`<p class="hint">No configuration with activation ids was read, so languages, modes and kinds of device are not known. Name the kiosks’ file with KIOSK_CONFIG=config.json.</p>`
  }${report.visitsAhead > 0 ? clockHint(report.visitsAhead) : ''}<div class="columns">${charts.map((chart) => chartCard(chart, query))}</div></div>
${importForm()}
<div id="imports" data-live>${importedFiles(imports, moment)}</div>
<div id="tables" data-live>${tables(summary, moment)}</div>
<p class="zone">Days and times are those of ${zone}. Figures are of what was posted; they are counted anew every few seconds.</p>
</main>
</body>
</html>`
}

function clockHint(visits: number): Html {
  return html`<p class="hint">${plural(visits, 'visit')} ${visits === 1 ? 'is' : 'are'} dated more than a day ahead: the clock of a kiosk is wrong. Such visits are counted, and their days come last.</p>`
}

function dayLinks({ day, days }: EventReport): Html {
  const link = (to: string | null, text: string) =>
    html`<a href="${to === null ? '/' : `/?day=${to}`}"${to === day ? html` aria-current="page"` : ''} id="day-${to ?? 'all'}">${text}</a>`
  const shown = days.slice(0, MOST_DAYS)
  if (day !== null && !shown.includes(day)) shown.push(day)
  return html`${link(null, 'All days')}${shown.map((each) => link(each, weekday(each)))}`
}

/** `Sat, Nov 21`, with the year where the day is none of this year, such as that of a wrong clock. */
function weekday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  const year = date.getUTCFullYear() === new Date().getUTCFullYear() ? {} : { year: 'numeric' as const }
  return new Intl.DateTimeFormat('en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...year,
  }).format(date)
}

function tables(summary: MetricsSummary, moment: (iso: string) => string): Html {
  const most = summary.actions[0]?.interactions ?? 1
  return html`<div class="columns">
<section><h2>Actions</h2>${table(
    [['Action'], ['Count', 'n'], ['Average value', 'n'], ['Share']],
    summary.actions.map(
      (row) => html`<tr><td>${row.action}</td><td class="n">${row.interactions}</td>
<td class="n">${row.averageValue === null ? '' : row.averageValue.toFixed(1)}</td>
<td><progress max="${most}" value="${row.interactions}" aria-label="Share"></progress></td></tr>`,
    ),
  )}</section>
<section><h2>Newest visits</h2>${table(
    [['Visit'], ['Count', 'n'], ['First event'], ['Last event']],
    summary.visits.map(
      (row) => html`<tr><td class="id">${row.sessionIdentifier}</td><td class="n">${row.interactions}</td>
<td class="t">${moment(row.firstCreatedAt)}</td><td class="t">${moment(row.lastCreatedAt)}</td></tr>`,
    ),
  )}</section>
</div>
<section><h2>Newest arrivals</h2>${table(
    [['Received'], ['Created'], ['Action'], ['Value', 'n'], ['Visit'], ['Activation']],
    summary.newest.map(
      (
        row,
      ) => html`<tr><td class="t">${moment(row.receivedAt)}</td><td class="t">${moment(row.createdAt)}</td>
<td>${row.action}</td><td class="n">${row.value ?? ''}</td>
<td class="id">${row.sessionIdentifier}</td><td>${row.activationId}</td></tr>`,
    ),
  )}</section>`
}
