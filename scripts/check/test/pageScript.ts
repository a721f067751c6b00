import { build } from 'vite'

const scripts = new Map<string, Promise<string>>()

/** A program for pages under test, as one script. @param entry path of its main file */
export function pageScript(entry: string): Promise<string> {
  const known = scripts.get(entry) ?? bundle(entry)
  scripts.set(entry, known)
  return known
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      minify: false,
      target: 'safari16.4',
      lib: { entry, formats: ['iife'], name: 'pageScript' },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('the page script was not built')
  return chunk.code
}
