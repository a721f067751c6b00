import type { PdfColor, PdfFacts, PdfPage } from '../../../pdf/pdfPage'
import type { InvoiceDocument, Party } from './useInvoiceDocument'

/** Points: the margin of the page, and the gap between two blocks on it. */
const MARGIN = 54
const GAP = 30
/** Right edges of the columns of figures, from the right edge of the text. */
const PRICE_EDGE = 110
const VEHICLES_EDGE = 210

const STATE_COLORS: Record<InvoiceDocument['state'], PdfColor> = {
  paid: 'ok',
  unpaid: 'high',
  upcoming: 'quiet',
}

/** Metadata of the file, as PDF readers show it. */
export function invoiceFacts({ title, language, brand }: InvoiceDocument): PdfFacts {
  return { title, language, author: brand }
}

/** Draws the invoice on one page: an account has six lines at most. @returns the bytes of the file */
export function drawInvoice(invoice: InvoiceDocument, page: PdfPage): ArrayBuffer {
  const right = page.width - MARGIN
  page.block(0, 0, page.width, 8, 'brand')
  page.text(invoice.brand, MARGIN, 62, { size: 16, strong: true, color: 'brand' })
  page.text(invoice.title, right, 62, { size: 16, strong: true, align: 'right' })
  page.text(invoice.stateText, right, 82, {
    size: 11,
    strong: true,
    align: 'right',
    color: STATE_COLORS[invoice.state],
  })
  let y = 122
  y += Math.max(drawParties(page, invoice, y), drawFacts(page, invoice, y)) + GAP
  y = drawLines(page, invoice, y)
  y = drawSums(page, invoice, y)
  page.rule(MARGIN, page.height - 84, right - MARGIN)
  for (const [at, note] of invoice.notes.entries())
    page.text(note, MARGIN, page.height - 66 + at * 13, { size: 9, color: 'quiet', width: right - MARGIN })
  return page.toBytes()
}

function drawParties(page: PdfPage, { to, from }: InvoiceDocument, top: number): number {
  const width = page.width / 2 - MARGIN
  const party = ({ heading, name, lines }: Party, y: number): number => {
    page.text(heading, MARGIN, y, { size: 9, color: 'quiet' })
    let next = y + 15 + page.text(name, MARGIN, y + 15, { size: 11, strong: true, width })
    for (const line of lines) next += page.text(line, MARGIN, next, { width })
    return next
  }
  return party(from, party(to, top) + 16) - top
}

function drawFacts(page: PdfPage, { facts }: InvoiceDocument, top: number): number {
  const left = page.width / 2 + 24
  const right = page.width - MARGIN
  for (const [at, { name, value }] of facts.entries()) {
    page.text(name, left, top + at * 20, { color: 'quiet' })
    page.text(value, right, top + at * 20, { align: 'right' })
  }
  return facts.length * 20
}

function drawLines(page: PdfPage, { heads, rows }: InvoiceDocument, top: number): number {
  const right = page.width - MARGIN
  const width = right - MARGIN
  const row = (cells: InvoiceDocument['heads'], y: number, strong: boolean) => {
    const look = { strong, ...(strong && { size: 9, color: 'quiet' as const }) }
    page.text(cells.description, MARGIN, y, { ...look, width: width - VEHICLES_EDGE - 60 })
    page.text(cells.vehicles, right - VEHICLES_EDGE, y, { ...look, align: 'right' })
    page.text(cells.price, right - PRICE_EDGE, y, { ...look, align: 'right' })
    page.text(cells.amount, right, y, { ...look, align: 'right' })
  }
  row(heads, top, true)
  page.rule(MARGIN, top + 8, width, 'text')
  let y = top + 28
  for (const { id: _, ...cells } of rows) {
    row(cells, y, false)
    page.rule(MARGIN, y + 10, width)
    y += 28
  }
  return y
}

function drawSums(page: PdfPage, { sums, total }: InvoiceDocument, top: number): number {
  const right = page.width - MARGIN
  const left = page.width / 2
  let y = top
  for (const { name, value } of sums) {
    page.text(name, left, y, { color: 'quiet' })
    page.text(value, right, y, { align: 'right' })
    y += 20
  }
  page.rule(left, y - 8, right - left, 'text')
  page.text(total.name, left, y + 14, { size: 14, strong: true })
  page.text(total.value, right, y + 14, { size: 14, strong: true, align: 'right' })
  return y + 14
}
