import { type Context, Hono } from 'hono'
import { hasSignedIn } from '../access/signIn'
import { type ImportedKiosk, importedExports } from '../imports/importedExports'
import type { ImportFolder } from '../imports/importFolder'
import { importRoutes } from '../imports/importRoutes'
import { namedKiosks } from '../imports/importScope'
import { scopeParts } from '../imports/scopeParts'
import { chartsBeside, figuresBeside } from '../report/beside'
import { type Chart, chartCsv } from '../report/chart'
import { chartFile } from '../report/picture'
import { createReporter, type EventReport, type ReporterOptions } from '../report/reporter'
import { workbook } from '../report/workbook'
import { momentIn } from '../report/zone'
import { eventPage, PAGE_POLICY } from './page'
import { PAGE_SCRIPT } from './script'

export interface EventSiteOptions extends Omit<ReporterOptions, 'keepMs'> {
  keepReportMs: ReporterOptions['keepMs'] | undefined
  /** Where imported files outlive the service; they end with it when absent. */
  importFolder: ImportFolder | undefined
  /** The reply when the database does not answer. */
  unavailable: (c: Context, error: unknown) => Response
}

/** The page about the event with the files of its charts, and what is imported to be shown there. */
export function eventSite({ keepReportMs, unavailable, importFolder, ...options }: EventSiteOptions): Hono {
  const app = new Hono()
  const imports = importedExports((keys) => options.store.countKnown(keys), importFolder)
  const report = createReporter({ ...options, ...(keepReportMs ? { keepMs: keepReportMs } : {}) })

  /** The report that an address asks for, and the one beside it. */
  async function reports(c: Context): Promise<{ made: EventReport; beside: EventReport | null }> {
    const made = await report(c.req.query('day') ?? '')
    const other = c.req.query('with') ?? ''
    const beside = other === '' ? null : await report(other)
    // An unknown name is all days, and nothing is compared with itself.
    return { made, beside: beside?.scope.id === other && other !== made.scope.id ? beside : null }
  }

  app.use(async (c, next) => {
    try {
      await imports.restored()
    } catch (error) {
      return unavailable(c, error)
    }
    return next()
  })
  app.get('/', async (c) => {
    try {
      const { made, beside } = await reports(c)
      const page = await eventPage({ report: made, beside, imports, isSignedIn: hasSignedIn(c) })
      return c.html(page, 200, {
        'Content-Security-Policy': PAGE_POLICY,
        // With less, the browser hides from the forms' target where they come from.
        'Referrer-Policy': 'same-origin',
      })
    } catch (error) {
      return unavailable(c, error)
    }
  })
  app.route('/', importRoutes(imports, unavailable))
  app.get('/page.js', (c) => c.body(PAGE_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))

  app.get('/charts/:file{[a-z]+(-[0-9]+)?\\.(svg|csv)}', async (c) => {
    const [id, ending] = c.req.param('file').split('.')
    const find = (charts: readonly Chart[]) => charts.find((chart) => chart.id === id)
    const send = (chart: Chart, subtitle: string) => {
      const [body, type] =
        ending === 'csv' ? [chartCsv(chart), 'text/csv'] : [chartFile(chart, subtitle), 'image/svg+xml']
      return c.body(body, 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Disposition': `attachment; filename="${id}.${ending}"`,
        'Content-Security-Policy': "default-src 'none'",
      })
    }
    try {
      const made = await report(c.req.query('day') ?? '')
      const { charts, event, scope, madeAtMs, names } = made
      const kiosks = namedKiosks(imports.kiosks(), names)
      const imported = find(scopeParts(made, kiosks).fileCharts)
      if (imported) return send(imported, [scope.label, filesOf(kiosks, options.zone)].join(' · '))
      const chart = find(charts)
      if (!chart) return c.notFound()
      const asOf = `as of ${momentIn(options.zone, madeAtMs)}`
      return send(chart, [event, scope.label, asOf].filter(Boolean).join(' · '))
    } catch (error) {
      return unavailable(c, error)
    }
  })

  app.get('/event.xlsx', async (c) => {
    try {
      const { made, beside } = await reports(c)
      const { event, zone, scope, madeAtMs, names } = made
      const kiosks = namedKiosks(imports.kiosks(), names)
      const [own, other] = [scopeParts(made, kiosks), beside && scopeParts(beside, kiosks)]
      const scopes = beside ? [scope, beside.scope] : [scope]
      const file = await workbook(
        {
          head: [
            'Pharos Fleet metrics',
            ...[event].filter(Boolean),
            scopes.map(({ label }) => label).join(' and '),
            `As of ${momentIn(zone, madeAtMs)}, ${zone}`,
            ...(kiosks.length === 0 ? [] : [filesOf(kiosks, zone)]),
          ],
          names: scopes.map(({ short }) => short),
          figures: figuresBeside(own.figures, other?.figures ?? []),
          charts: chartsBeside(
            [...made.charts, ...own.fileCharts],
            beside && other ? [...beside.charts, ...other.fileCharts] : [],
          ),
        },
        (instant) => momentIn(zone, instant),
      )
      return c.body(new Uint8Array(file), 200, {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': 'attachment; filename="pharos-event.xlsx"',
      })
    } catch (error) {
      return unavailable(c, error)
    }
  })

  return app
}

/** When the files were made. */
function filesOf(kiosks: readonly ImportedKiosk[], zone: string): string {
  const times = kiosks.map(({ exportedAt }) => exportedAt).sort()
  const [first, last] = [times[0], times.at(-1)].map((time) => momentIn(zone, time ?? 0))
  return first === last ? `File of ${first}` : `Files of ${first} to ${last}`
}
