import type { InvoiceState } from '#domain/account/invoice'

export interface NamedText {
  name: string
  value: string
}

export interface Party {
  heading: string
  name: string
  lines: readonly string[]
}

export interface InvoiceRow {
  id: string
  description: string
  vehicles: string
  price: string
  amount: string
}

/**
 * An invoice as its words and figures in the visitor's language: what is on the screen, on paper and in the
 * file is one and the same.
 */
export interface InvoiceDocument {
  fileName: string
  /** BCP 47. */
  language: string
  /** The product's name, who sends it. */
  brand: string
  title: string
  state: InvoiceState
  stateText: string
  facts: readonly NamedText[]
  from: Party
  to: Party
  heads: Omit<InvoiceRow, 'id'>
  rows: readonly InvoiceRow[]
  sums: readonly NamedText[]
  total: NamedText
  notes: readonly string[]
}
