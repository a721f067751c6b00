import { loadFonts } from './fonts'
import { makePdfPage, type PdfFacts, type PdfPage } from './pdfPage'

/** A page of a new document with the fonts of the device's own copy. */
export async function newPdfPage(facts: PdfFacts): Promise<PdfPage> {
  return makePdfPage(await loadFonts(), facts)
}
