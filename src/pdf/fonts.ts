import regular from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?url'
import semibold from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?url'
import { unpackWoff } from './woff'

/** The fonts of a document, as TrueType files. */
export interface PdfFonts {
  regular: Uint8Array
  semibold: Uint8Array
}

let loaded: Promise<PdfFonts> | null = null

/** Reads the fonts once, from the device's own copy without a network; a failed read is not cached. */
export function loadFonts(): Promise<PdfFonts> {
  loaded ??= readFonts().catch((problem: unknown) => {
    loaded = null
    throw problem
  })
  return loaded
}

async function readFonts(): Promise<PdfFonts> {
  const [plain, strong] = await Promise.all([readFont(regular), readFont(semibold)])
  return { regular: plain, semibold: strong }
}

async function readFont(url: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`font: ${answer.status}`)
  return unpackWoff(await answer.arrayBuffer())
}
