import { fileURLToPath } from 'node:url'
import { pageScript } from '../../scripts/test/pageScript'

/** The program that the monkey puts into each page, as one script. */
export function monkeyScript(): Promise<string> {
  return pageScript(fileURLToPath(new URL('./page/main.ts', import.meta.url)))
}
