import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

const STARTER = 'scripts/build/firstFrame.js'
const PROGRAM = /<script type="module" crossorigin src="(\/assets\/[^"]+)"><\/script>/

/**
 * Makes a document ask for its program at once and run it after its first frame, by `firstFrame.js`.
 * @param html the document as Vite writes it
 * @returns the document; the starter becomes a hashed file of the build
 * @throws Error when the document has another script than Vite's one
 */
export async function paintFirst(html: string): Promise<string> {
  const source = await readFile(STARTER, 'utf8')
  const starter = `/assets/firstframe-${createHash('md5').update(source).digest('hex').slice(0, 8)}.js`
  if (!PROGRAM.test(html)) throw new Error('index.html does not start its program as expected')
  await writeFile(`dist${starter}`, source)
  return html.replace(
    PROGRAM,
    (_script, program: string) =>
      `<link rel="modulepreload" crossorigin href="${program}">\n    <script type="module" crossorigin src="${starter}"></script>`,
  )
}
