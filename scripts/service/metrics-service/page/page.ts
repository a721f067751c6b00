import { html } from 'hono/html'
import type { ImportedExports } from '../imports/importedExports'
import { namedKiosks } from '../imports/importScope'
import { scopeParts } from '../imports/scopeParts'
import { chartsBeside, figuresBeside } from '../report/beside'
import { printable } from '../report/picture'
import type { EventReport } from '../report/reporter'
import { dayScope, queryOf } from '../report/scope'
import { plural } from '../report/words'
import { momentIn } from '../report/zone'
import { answers } from './answers'
import { besideCard, besideFigures, type ScopeNames } from './besideCards'
import { chartCard } from './chartCard'
import { type Card, chartHeight, tableHeight, twoColumns } from './columns'
import { engineersPart, engineersTables } from './engineers'
import { importForm, kioskTable, refusedFiles } from './imports'
import type { Html } from './parts'
import { sheet } from './sheet'

/** The page's own policy: its stylesheet, its script and the pictures that it makes of its charts. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Days that have a link of their own. */
const MOST_DAYS = 14

export interface EventPage {
  report: EventReport
  /** What stands beside it, where two scopes are compared. */
  beside: EventReport | null
  imports: ImportedExports
  /** By a browser's sign-in. */
  isSignedIn: boolean
}

/** The whole page. What stands in `data-live` is replaced by `page/script.ts` while the page is open. */
export function eventPage({ report, beside, imports, isSignedIn }: EventPage): Html {
  const { zone, event, scope } = report
  const moment = (iso: string | number | null) => (iso === null ? '–' : momentIn(zone, iso))
  const query = queryOf(scope.id, beside?.scope.id)
  const kiosks = namedKiosks(imports.kiosks(), report.names)
  const own = scopeParts(report, kiosks)
  const pair = beside && {
    ...scopeParts(beside, kiosks),
    charts: beside.charts,
    names: [scope.short, beside.scope.short] as const,
  }
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
<p class="acts"><button type="button" class="print" data-print>Print</button><a class="button" href="/event.xlsx${query}" download>Download XLSX</a></p>
${isSignedIn ? html`<form method="post" action="/sign-out"><button class="quiet">Sign out</button></form>` : ''}
</header>
<main>
<nav id="days" data-live aria-label="Day">${dayLinks(report)}</nav>
<div id="compare" data-live>${compareForm(report, beside)}</div>
<div id="answers" class="stack" data-live>${
    pair
      ? besideFigures(figuresBeside(own.figures, pair.figures), pair.names)
      : answers(report.figures, own.files, scope)
  }${hints(report)}</div>
<div id="charts" class="stack" data-live>${
    pair
      ? besideCards(chartsBeside(report.charts, pair.charts), pair.names)
      : twoColumns(report.charts.map((chart) => cardOf(chart, query)))
  }</div>
${importForm()}
<div id="imports" class="stack" data-live>${refusedFiles(imports.refused())}${kioskTable(kiosks, moment)}${
    pair
      ? besideCards(chartsBeside(own.fileCharts, pair.fileCharts), pair.names)
      : twoColumns(own.fileCharts.map((chart) => cardOf(chart, query)))
  }</div>
<div id="sheet" data-live>${sheet(
    [...report.charts, ...own.fileCharts],
    pair && {
      charts: [...pair.charts, ...pair.fileCharts],
      figures: figuresBeside(own.figures, pair.figures),
      names: pair.names,
    },
  )}</div>
${engineersPart(html`<div id="tables" class="stack" data-live>${engineersTables(report, moment)}</div>`)}
<p class="zone">Days and times are those of ${zone}. Figures are of what was posted, if nothing else is said; they are counted anew every few seconds.</p>
</main>
</body>
</html>`
}

function cardOf(chart: EventReport['charts'][number], query: string): Card {
  return { content: chartCard(chart, query), height: chartHeight(chart) }
}

function besideCards(charts: ReturnType<typeof chartsBeside>, names: ScopeNames): Html {
  return twoColumns(
    charts.map((chart) => ({ content: besideCard(chart, names), height: tableHeight(chart.rows.length) })),
  )
}

/** What a reader has to know before the figures are believed. */
function hints({ knowsIds, visitsAhead, names }: EventReport): Html {
  return html`${
    knowsIds
      ? ''
      : html`<p class="hint">No configuration with activation ids was read, so languages, modes and kinds of device are not known. Name the kiosks’ file with KIOSK_CONFIG=config.json.</p>`
  }${names.problem === null ? '' : html`<p class="hint">${printable(names.problem)}</p>`}${
    visitsAhead > 0
      ? html`<p class="hint">${plural(visitsAhead, 'visit')} ${visitsAhead === 1 ? 'is' : 'are'} dated more than a day ahead: the clock of a kiosk is wrong. Such visits are counted, and their days come last.</p>`
      : ''
  }`
}

/** Days with a link, and the shown one. */
function shownDays({ scope, days }: EventReport): string[] {
  const shown = days.slice(0, MOST_DAYS)
  const [day] = scope.days?.length === 1 ? scope.days : []
  return day === undefined || scope.id !== day || shown.includes(day) ? shown : [...shown, day]
}

function dayLinks(report: EventReport): Html {
  const link = (id: string, text: string, key: string) =>
    html`<a href="/${queryOf(id)}"${id === report.scope.id ? html` aria-current="page"` : ''} id="day-${key}">${printable(text)}</a>`
  return html`${link('', 'All days', 'all')}${Object.keys(report.names.events).map((event, at) => link(event, event, `event-${at}`))}${shownDays(report).map((day) => link(day, dayScope(day).short, day))}`
}

/** A second day or event, chosen in a form that needs no script. */
function compareForm(report: EventReport, beside: EventReport | null): Html {
  const { scope, names } = report
  const events = Object.keys(names.events).map((id) => ({ id, text: id }))
  const days = shownDays(report).map((id) => ({ id, text: dayScope(id).short }))
  const others = [...events, ...days].filter(({ id }) => id !== scope.id)
  if (others.length === 0) return html``
  return html`<form method="get" action="/">${scope.id === '' ? '' : html`<input type="hidden" name="day" value="${scope.id}">`}
<label for="with">Compare with</label><select id="with" name="with">${others.map(
    ({ id, text }) =>
      html`<option value="${id}"${id === beside?.scope.id ? html` selected` : ''}>${printable(text)}</option>`,
  )}</select><button class="plain">Show both</button>${
    beside ? html`<a href="/${queryOf(scope.id)}">Show ${printable(scope.short)} alone</a>` : ''
  }</form>`
}
