import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { makePdfPage } from '../../../pdf/pdfPage'
import { pdfTexts } from '../../../pdf/testing/pdfText'
import { unpackWoff } from '../../../pdf/woff'
import type { WrittenReport } from '../page/written/writtenReport'
import { drawReport, reportPdfFacts } from './reportPdf'

const cell = (text: string) => ({ text, value: text, style: 'text' as const })

const REPORT: WrittenReport = {
  fileName: 'Use',
  language: 'en',
  brand: 'Pharos Fleet',
  title: 'Use',
  scope: 'All Fleets, 60 vehicles',
  days: 'Nov 1 to Nov 7',
  madeAt: 'Nov 8',
  made: 'Made Nov 8.',
  figures: [
    { id: 'vehicles', label: 'Vehicles driven', value: '60', unit: '', cell: cell('60'), note: null },
  ],
  charts: [
    {
      id: 'vehiclesByDay',
      title: 'Vehicles driven by day',
      pointHead: 'Day',
      valueHead: 'Vehicles',
      points: [{ key: '1', tick: 'Nov 1', name: 'Sunday', value: 0, text: '0' }],
      level: null,
      tickText: String,
    },
  ],
  table: {
    title: 'By vehicle',
    sort: { column: 'vehicle', descending: false },
    columns: [
      { id: 'vehicle', fullHead: 'Vehicle', fileHead: 'Vehicle', numeric: false, style: 'text' },
      { id: 'score', fullHead: 'Score', fileHead: 'Score', numeric: true, style: 'whole' },
    ],
    rows: Array.from({ length: 60 }, (_, at) => ({ id: `v-${at}`, cells: [`Łódź ${at}`, `${at}`] })),
    cell: ({ cells }, column) => cell(String(cells[column])),
    totals: [cell('Total'), cell('88')],
  },
  notes: ['A note.'],
  empty: null,
}

it('has its heads on each page, page numbers, and its totals once', async () => {
  const font = async (weight: number) =>
    unpackWoff(
      new Uint8Array(
        await readFile(`node_modules/@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff`),
      ).buffer,
    )
  const page = makePdfPage({ regular: await font(400), semibold: await font(600) }, reportPdfFacts(REPORT))
  const texts = pdfTexts(
    await drawReport(
      REPORT,
      page,
      (at, of) => `Page ${at} of ${of}`,
      async () => {},
    ),
  )
  const pages = texts.filter((text) => text.startsWith('Page '))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.at(-1)).toBe(`Page ${pages.length} of ${pages.length}`)
  expect(texts.filter((text) => text === 'Vehicle')).toHaveLength(pages.length)
  expect(texts.filter((text) => text === 'Total')).toHaveLength(1)
  expect(texts.filter((text) => /ód. \d+$/.test(text))).toHaveLength(60)
})
