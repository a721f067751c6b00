import { fileURLToPath } from 'node:url'
import { build } from 'vite'

let script: Promise<string> | null = null

/** The program that the monkey puts into each page, as one script. */
export function pageScript(): Promise<string> {
  script ??= bundle()
  return script
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'safari16.4',
      lib: {
        entry: fileURLToPath(new URL('./page/main.ts', import.meta.url)),
        formats: ['iife'],
        name: 'monkeyScript',
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('the page script was not built')
  return chunk.code
}
