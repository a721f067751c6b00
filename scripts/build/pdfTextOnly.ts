import type { Plugin } from 'vite'

/** What the writer of documents fetches to draw pages of HTML and SVG pictures; one of them needs eval. */
const DRAWERS = new Set(['html2canvas', 'dompurify', 'canvg'])

/** It lies in the folder of the writer's chunk (`areas.ts`), so that it is no file of its own. */
const EMPTY = '\0pharos/src/pdf/noDrawer'

/** Leaves out of the build the parts of the document writer that no document uses: 92 KiB on the wire. */
export function pdfTextOnly(): Plugin {
  return {
    name: 'pharos-pdf-text-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      DRAWERS.has(id) && importer?.includes('/node_modules/jspdf/') ? EMPTY : null,
    load: (id) => (id === EMPTY ? 'export default null' : null),
  }
}
