import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import type { PdfFonts } from '../../../pdf/fonts'
import { makePdfPage } from '../../../pdf/pdfPage'
import { pdfTexts } from '../../../pdf/testing/pdfText'
import { unpackWoff } from '../../../pdf/woff'
import { drawInvoice, invoiceFacts } from './drawInvoice'
import type { InvoiceDocument } from './useInvoiceDocument'

let fonts: PdfFonts
const font = async (weight: number) =>
  unpackWoff(
    new Uint8Array(
      await readFile(`node_modules/@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff`),
    ).buffer,
  )

beforeAll(async () => {
  fonts = { regular: await font(400), semibold: await font(600) }
})

const INVOICE: InvoiceDocument = {
  fileName: 'invoice-01184.pdf',
  language: 'fr-CA',
  brand: 'Pharos Flotte',
  title: 'Facture 01184',
  state: 'unpaid',
  stateText: 'Impayée',
  facts: [{ name: 'Date de la facture', value: '1 nov. 2026' }],
  from: { heading: 'Émise par', name: 'Pharos Flotte', lines: [] },
  to: { heading: 'Facturé à', name: 'Łódź & Señor Œuvre', lines: ['5118 Whitefish Cres'] },
  heads: { description: 'Description', vehicles: 'Véhicules', price: 'Prix', amount: 'Montant' },
  rows: [
    {
      id: 'connected',
      description: 'Véhicules connectés',
      vehicles: '34',
      price: '6,99 $',
      amount: '237,66 $',
    },
  ],
  sums: [{ name: 'TVH de l’Ontario, 13 %', value: '30,90 $' }],
  total: { name: 'Total', value: '1\u202f268,56\u00a0$' },
  notes: ['Tous les montants sont en dollars américains.'],
}

it('is a PDF of one page with both fonts in it, small enough to mail', () => {
  const file = drawInvoice(INVOICE, makePdfPage(fonts, invoiceFacts(INVOICE)))
  const text = new TextDecoder('latin1').decode(file)
  expect(text.startsWith('%PDF-1.')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(text.match(/\/FontFile2/g)).toHaveLength(2)
  expect(text).toContain('/Lang (fr-CA)')
  expect(file.byteLength).toBeLessThan(60_000)
})

it('reads back as the words and figures of the invoice', () => {
  const texts = pdfTexts(drawInvoice(INVOICE, makePdfPage(fonts, invoiceFacts(INVOICE))))
  const { title, stateText, facts, rows, sums, to } = INVOICE
  const [row] = rows
  expect(texts).toEqual(
    expect.arrayContaining([
      title,
      stateText,
      ...facts.flatMap(({ name, value }) => [name, value]),
      ...to.lines,
      row?.description,
      row?.vehicles,
      row?.price,
      row?.amount,
      ...sums.flatMap(({ name, value }) => [name, value]),
    ]),
  )
})

it('prints every space, and a letter that the font lacks without its accent or as a mark', () => {
  const texts = pdfTexts(drawInvoice(INVOICE, makePdfPage(fonts, invoiceFacts(INVOICE))))
  expect(texts.map((text) => text.replace(/\s/gu, ' '))).toContain('1 268,56 $')
  expect(texts).toContain('?ódz & Señor Œuvre')
})
