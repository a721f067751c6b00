/** A line of a receipt: what it says on the left, and its figure on the right. */
export interface ReceiptLine {
  name: string
  value: string
}

/**
 * A receipt as its words and figures in the visitor's language: what is on the screen, on paper and in the
 * file is one and the same.
 */
export interface ReceiptDocument {
  fileName: string
  /** BCP 47. */
  language: string
  title: string
  merchant: string
  /** Day, time, number, and where it was filled in. */
  facts: readonly ReceiptLine[]
  /** What was bought, and volume by unit price. */
  item: ReceiptLine
  calculation: string
  total: ReceiptLine
  payment: readonly ReceiptLine[]
  notes: readonly string[]
}
