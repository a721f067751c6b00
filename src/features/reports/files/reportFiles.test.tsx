import { Blob as NodeBlob } from 'node:buffer'
import { renderHook } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseCsv } from '#domain/base/csv'
import type { Locale } from '#domain/base/locale'
import { vehicleReading } from '#domain/reports/documents/healthReadings'
import { makeDocument } from '#domain/reports/documents/makeDocument'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import { inLanguage } from '../../../ui/testing/renderIn'
import { orderReport } from '../page/written/orderReport'
import { useReportWriter } from '../page/written/useReportWriter'
import type { WrittenReport } from '../page/written/writtenReport'
import { reportCsv } from './reportCsv'
import { reportXlsx } from './reportXlsx'

// The Blob of the simulated page cannot read bytes of Node.
afterEach(() => vi.unstubAllGlobals())

/** A report of `vehicles` vehicles, one of which has a name that a spreadsheet would calculate. */
function aReport(locale: Locale, vehicles = 3): WrittenReport {
  const ids = Array.from({ length: vehicles }, (_, at) => `v-${at + 1}`)
  const document = makeDocument(
    'utilization',
    { fromDaysAgo: 7, toDaysAgo: 1 },
    {
      vehicles: ids.map((id, at) => ({
        id,
        label: at === 0 ? '=1+1' : `Łódź ${at}`,
        driver: 'Señor Œuvre',
        ev: false,
        healthNow: 'noIssues' as const,
        health: vehicleReading(aVehicle()),
      })),
      gone: 0,
      days: new Map(
        ids.map((id, at) => {
          const days = someDays({ id })
          return [id, { ...days, distanceMi: days.distanceMi.map(() => 10.5 * (at + 1)) }]
        }),
      ),
      drivers: new Map(),
      trips: [],
      expenses: [],
      readings: 'now',
      hasExpenses: true,
    },
  )
  const { result } = renderHook(() => useReportWriter(), { wrapper: inLanguage(locale) })
  const heading = { title: 'Use: all/day', scope: 'All', madeAt: 'now', createdBy: null }
  return result.current(document, heading)
}

const shown = ({ table }: WrittenReport, column: string) => {
  const at = table.columns.findIndex(({ id }) => id === column)
  return table.rows.map((row) => table.cell(row, at).text)
}

async function sheetOf(report: WrittenReport): Promise<string> {
  vi.stubGlobal('Blob', NodeBlob)
  const file = await reportXlsx(report, { table: 'Report', about: 'About' })
  return strFromU8(
    unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  )
}

describe('the files of a report', () => {
  it('have names that every system takes', () => {
    expect(aReport('en').fileName).toMatch(/^Use all day \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d$/)
  })

  it('say which days they cover, because a report runs on a later day', () => {
    expect(aReport('en').covers).toMatch(/^Covers \w+ \d+, \d{4} to \w+ \d+, \d{4}$/)
  })

  it('is a workbook with numbers and its heads frozen', async () => {
    const sheet = await sheetOf(aReport('en'))
    expect(sheet).toContain('state="frozen"')
    expect(sheet).toMatch(/<c r="E2" s="\d+"><v>73\.5<\/v>/)
    expect(sheet).not.toContain('<f>')
  })

  it('is a workbook whose heads filter the lines and leave the totals out', async () => {
    const report = aReport('en')
    const sheet = await sheetOf(report)
    const last = `${String.fromCharCode(64 + report.table.columns.length)}${report.table.rows.length + 1}`
    expect(report.table.totals).not.toBeNull()
    expect(sheet).toContain(`</sheetData><autoFilter ref="A1:${last}"/>`)
  })

  it('is a CSV file in the order that is shown, in the units and signs of the language', () => {
    const report = orderReport(aReport('fr-CA'), { column: 'distance', descending: true }, 'fr-CA')
    const [head, ...rows] = parseCsv(reportCsv(report).slice(1), ';').map(({ cells }) => cells)
    expect(head?.[4]).toBe('Distance (km)')
    expect(rows.map((cells) => cells[4])).toEqual(['354,7845', '236,523', '118,2615'])
    expect(rows.map((cells) => cells[0])).toEqual(['Łódź 2', 'Łódź 1', "'=1+1"])
    expect(shown(report, 'distance')).toEqual(['354,8', '236,5', '118,3'])
  })
})
