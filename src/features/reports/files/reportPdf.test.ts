import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { makePdfPage } from '../../../pdf/pdfPage'
import { pdfTexts } from '../../../pdf/testing/pdfText'
import { unpackWoff } from '../../../pdf/woff'
import { aWrittenReport } from '../page/written/testing/writtenReport'
import { drawReport, reportPdfFacts } from './reportPdf'

const REPORT = aWrittenReport()

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
