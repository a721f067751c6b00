import type { PdfPage, TextLook } from '../../../pdf/pdfPage'
import type { WrittenColumn, WrittenTable } from '../page/written/writtenReport'

export interface TablePlace {
  left: number
  width: number
  top: number
  /** Where each further page begins, and where every page ends. */
  pageTop: number
  pageBottom: number
}

const CELL: TextLook = { size: 8.5 }
const HEAD: TextLook = { size: 8, strong: true, color: 'quiet' }
const TOTAL: TextLook = { size: 8.5, strong: true }
const LINE = 11.5
const PAD_Y = 5
const GAP = 10
const MEASURED_ROWS = 200
/** Minimum width of a text column. */
const NARROWEST_TEXT = 48

/**
 * Draws a table on as many pages as it needs: heads on each page, no line split, the totals never alone on a page.
 * @returns where the table ends on the last page
 */
export async function drawTable(
  page: PdfPage,
  table: WrittenTable,
  place: TablePlace,
  /** Awaited between two pages, so that the screen stays responsive. */
  pause: () => Promise<void>,
): Promise<number> {
  const { columns, rows, cell, totals } = table
  const widths = columnWidths(page, table, place.width)
  const drawHead = (y: number) =>
    drawLine(
      columns.map(({ fullHead }) => fullHead),
      y,
      HEAD,
      'text',
    )
  const drawLine = (texts: readonly string[], y: number, look: TextLook, rule?: 'text'): number => {
    const cells = texts.map((text, at) => page.linesOf(text, widths[at] ?? 0, look))
    const height = Math.max(1, ...cells.map((lines) => lines.length)) * LINE + 2 * PAD_Y
    let x = place.left
    for (const [at, lines] of cells.entries()) {
      const width = widths[at] ?? 0
      const numeric = columns[at]?.numeric ?? false
      for (const [line, text] of lines.entries())
        page.text(text, numeric ? x + width : x, y + PAD_Y + (line + 0.75) * LINE, {
          ...look,
          align: numeric ? 'right' : 'left',
        })
      x += width + GAP
    }
    page.rule(place.left, y + height, place.width, rule)
    return y + height
  }
  const heightOf = (texts: readonly string[], look: TextLook) =>
    Math.max(1, ...texts.map((text, at) => page.linesOf(text, widths[at] ?? 0, look).length)) * LINE +
    2 * PAD_Y
  const headHeight = heightOf(
    columns.map(({ fullHead }) => fullHead),
    HEAD,
  )
  const totalTexts = totals?.map(({ text }) => text)
  const totalHeight = totalTexts ? heightOf(totalTexts, TOTAL) : 0
  let y = place.top
  // The head must not be alone at the foot of a page.
  if (y + headHeight + 3 * LINE > place.pageBottom) {
    page.nextPage()
    y = place.pageTop
  }
  y = drawHead(y)
  for (const [at, row] of rows.entries()) {
    const texts = columns.map((_, column) => cell(row, column).text)
    const last = at === rows.length - 1
    const needed = heightOf(texts, CELL) + (last ? totalHeight : 0)
    if (y + needed > place.pageBottom) {
      await pause()
      page.nextPage()
      y = drawHead(place.pageTop)
    }
    y = drawLine(texts, y, CELL)
  }
  return totalTexts ? drawLine(totalTexts, y, TOTAL, 'text') : y
}

/**
 * Figures get the width that they need; texts share the rest by their lengths and wrap. No column is narrower than
 * the longest word of its head while a text column has space left.
 */
function columnWidths(page: PdfPage, { columns, rows, cell, totals }: WrittenTable, width: number): number[] {
  const room = width - GAP * (columns.length - 1)
  const measured = columns.map((column, at) => {
    const texts = rows.slice(0, MEASURED_ROWS).map((row) => cell(row, at).text)
    const widest = Math.max(
      0,
      ...texts.map((text) => page.widthOf(text, CELL)),
      totals ? page.widthOf(totals[at]?.text ?? '', TOTAL) : 0,
    )
    const head = page.longestWord(column.fullHead, HEAD) + 1
    const natural = Math.max(widest + 1, head)
    const least = isFigure(column) ? natural : Math.max(head, Math.min(NARROWEST_TEXT, natural))
    return { natural, least, isText: !isFigure(column) }
  })
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const wanted = sumOf(measured.map(({ isText, natural }) => (isText ? natural : 0)))
  const share = (room - sumOf(measured.map(({ isText, natural }) => (isText ? 0 : natural)))) / wanted
  const wished = measured.map(({ isText, natural, least }) =>
    isText && wanted > 0 ? Math.max(least, natural * share) : least,
  )
  const spare = sumOf(wished) - sumOf(measured.map(({ least }) => least))
  const over = wanted > 0 ? Math.max(0, sumOf(wished) - room) : 0
  const kept = spare > 0 ? Math.max(0, 1 - over / spare) : 1
  const widths = wished.map((wish, at) => {
    const least = measured[at]?.least ?? 0
    return least + (wish - least) * kept
  })
  const sum = sumOf(widths)
  return wanted > 0 && sum <= room + 0.01 ? widths : widths.map((one) => (one * room) / sum)
}

function isFigure({ style }: WrittenColumn): boolean {
  return style !== 'text'
}
