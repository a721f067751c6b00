import { type Context, Hono } from 'hono'
import { hasSignedIn } from '../access/signIn'
import { importCharts } from '../imports/importCharts'
import { importedExports } from '../imports/importedExports'
import type { ImportFolder } from '../imports/importFolder'
import { importRoutes } from '../imports/importRoutes'
import { type Chart, chartCsv } from '../report/chart'
import { chartFile } from '../report/picture'
import { createReporter, type ReporterOptions } from '../report/reporter'
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

  app.get('/', async (c) => {
    try {
      const made = await report(dayOf(c))
      return c.html(await eventPage(made, imports, hasSignedIn(c)), 200, {
        'Content-Security-Policy': PAGE_POLICY,
        // With less, the browser hides from the forms' target where they come from.
        'Referrer-Policy': 'same-origin',
      })
    } catch (error) {
      return unavailable(c, error)
    }
  })
  app.use(async (c, next) => {
    try {
      await imports.restored()
    } catch (error) {
      return unavailable(c, error)
    }
    return next()
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
    const kiosks = imports.kiosks()
    const imported = find(importCharts(kiosks))
    if (imported) {
      const times = kiosks.map(({ exportedAt }) => exportedAt).sort()
      const [first, last] = [times[0], times.at(-1)].map((time) => momentIn(options.zone, time ?? 0))
      return send(imported, first === last ? `File of ${first}` : `Files of ${first} to ${last}`)
    }
    try {
      const { charts, event, day, madeAtMs } = await report(dayOf(c))
      const chart = find(charts)
      if (!chart) return c.notFound()
      const asOf = `as of ${momentIn(options.zone, madeAtMs)}`
      return send(chart, [event, day ?? 'All days', asOf].filter(Boolean).join(' · '))
    } catch (error) {
      return unavailable(c, error)
    }
  })

  return app
}

/** The day that an address names, or null for all of them. */
function dayOf(c: Context): string | null {
  const day = c.req.query('day') ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return null
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null
}
