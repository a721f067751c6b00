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

/** Texts and figures of an invoice in the visitor's language, the same on the screen, on paper and in the file. */
export interface InvoiceDocument {
  fileName: string
  /** BCP 47. */
  language: string
  /** The product's name, as sender. */
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
