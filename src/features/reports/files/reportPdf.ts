import type { PdfFacts, PdfPage } from '../../../pdf/pdfPage'
import type { WrittenFigure, WrittenReport } from '../page/written/writtenReport'
import { CHART_HEIGHT, drawChart } from './pdfChart'
import { drawTable } from './pdfTable'

/** Margin of each page, and gap between two blocks, points. */
const MARGIN = 45
const GAP = 20
const FOOT = 30
const FIGURE_HEIGHT = 46
/** A table with more columns is in landscape. */
const PORTRAIT_COLUMNS = 8

/** Metadata of the file. */
export function reportPdfFacts({ title, language, brand, table }: WrittenReport): PdfFacts {
  return { title, language, author: brand, landscape: table.columns.length > PORTRAIT_COLUMNS }
}

/** The page number at the foot of each page. */
export type PageText = (page: number, of: number) => string

/**
 * Draws a report on as many pages as its table needs, with page numbers.
 * @param pause awaited between two pages, so that the screen stays responsive
 * @returns the bytes of the file
 */
export async function drawReport(
  report: WrittenReport,
  page: PdfPage,
  pageText: PageText,
  pause: () => Promise<void>,
): Promise<ArrayBuffer> {
  const width = page.width - 2 * MARGIN
  const pageBottom = page.height - MARGIN - FOOT
  let y = drawHeading(page, report, width)
  y = drawFigures(page, report.figures, y, width) + GAP
  for (const chart of report.charts) {
    if (y + CHART_HEIGHT > pageBottom) {
      page.nextPage()
      y = MARGIN
    }
    drawChart(page, chart, { left: MARGIN, top: y, width })
    y += CHART_HEIGHT + GAP
  }
  await pause()
  y = await drawTable(page, report.table, { left: MARGIN, width, top: y, pageTop: MARGIN, pageBottom }, pause)
  drawNotes(page, report.notes, y + GAP, width, pageBottom)
  page.eachPage((number, of) => {
    const foot = page.height - MARGIN
    page.rule(MARGIN, foot - 14, width)
    page.text(report.made, MARGIN, foot, { size: 8, color: 'quiet' })
    page.text(pageText(number, of), MARGIN + width, foot, { size: 8, color: 'quiet', align: 'right' })
  })
  return page.toBytes()
}

function drawHeading(page: PdfPage, { brand, title, scope, covers }: WrittenReport, width: number): number {
  page.block(0, 0, page.width, 6, 'brand')
  page.text(brand, MARGIN + width, 56, { size: 12, strong: true, color: 'brand', align: 'right' })
  const titleWidth = width - page.widthOf(brand, { size: 12, strong: true }) - GAP
  let y = 56 + page.text(title, MARGIN, 58, { size: 18, strong: true, width: titleWidth })
  y += page.text(scope, MARGIN, y, { color: 'quiet', width })
  y += page.text(covers, MARGIN, y, { color: 'quiet', width })
  return y + 4
}

function drawFigures(page: PdfPage, figures: readonly WrittenFigure[], top: number, width: number): number {
  if (figures.length === 0) return top
  page.rule(MARGIN, top, width)
  const step = width / figures.length
  for (const [at, { label, value, unit, note }] of figures.entries()) {
    const x = MARGIN + at * step
    page.text(label, x, top + 15, { size: 8.5, color: 'quiet' })
    page.text(value, x, top + 33, { size: 15, strong: true })
    page.text(unit, x + page.widthOf(value, { size: 15, strong: true }) + 3, top + 33, {
      size: 9,
      color: 'quiet',
    })
    if (note !== null) page.text(note, x, top + FIGURE_HEIGHT, { size: 8.5, color: 'quiet' })
  }
  page.rule(MARGIN, top + FIGURE_HEIGHT + 8, width)
  return top + FIGURE_HEIGHT + 8
}

function drawNotes(
  page: PdfPage,
  notes: readonly string[],
  top: number,
  width: number,
  bottom: number,
): void {
  let y = top
  for (const note of notes) {
    const look = { size: 8.5, color: 'quiet' } as const
    const height = page.linesOf(note, width, look).length * 12
    if (y + height > bottom) {
      page.nextPage()
      y = MARGIN + 10
    }
    y += page.text(note, MARGIN, y, { ...look, width }) + 2
  }
}
