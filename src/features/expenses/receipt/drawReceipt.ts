import type { PdfFacts, PdfPage } from '../../../pdf/pdfPage'
import type { ReceiptDocument, ReceiptLine } from './useReceiptDocument'

/** Points: width of the paper strip in the middle of the page, its top, and the height of a line. */
const STRIP = 260
const TOP = 72
const LINE = 18

/** Metadata of the file. */
export function receiptFacts({ title, language, merchant }: ReceiptDocument): PdfFacts {
  return { title, language, author: merchant }
}

/** Draws the receipt on one page. @returns the bytes of the file */
export function drawReceipt(receipt: ReceiptDocument, page: PdfPage): ArrayBuffer {
  const left = (page.width - STRIP) / 2
  const right = left + STRIP
  let y = TOP
  const line = ({ name, value }: ReceiptLine, look: { strong?: boolean; size?: number } = {}) => {
    page.text(name, left, y, { ...look, width: STRIP - 90 })
    page.text(value, right, y, { ...look, align: 'right' })
    y += LINE
  }
  const rule = () => {
    page.rule(left, y - 6, STRIP)
    y += 12
  }
  y += page.text(receipt.merchant, left, y, { size: 14, strong: true, width: STRIP }) + 10
  for (const fact of receipt.facts) line(fact)
  rule()
  line(receipt.item, { strong: true })
  page.text(receipt.calculation, left, y, { color: 'quiet' })
  y += LINE
  rule()
  line(receipt.total, { strong: true, size: 12 })
  rule()
  for (const paid of receipt.payment) line(paid)
  y += 8
  for (const note of receipt.notes)
    y += page.text(note, left, y, { size: 8, color: 'quiet', width: STRIP }) + 2
  return page.toBytes()
}
