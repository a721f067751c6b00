import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type PluginOption } from 'vite'
import { LOCALES, type Locale } from '../../src/domain/locale'

interface Rendered {
  html: string
  title: string
}

/**
 * Renders the real welcome screen once a language: `welcome/<locale>.html`. `index.html` becomes the
 * English one, which is what a host answers on the very first visit; `shell.html` is the bare page
 * for every other address. Runs after the client build and before the worker lists its files.
 * @throws Error when the markup would break the Content-Security-Policy
 */
export async function prerenderWelcome(options: {
  plugins: PluginOption[]
  define: Record<string, string>
}): Promise<void> {
  const outDir = resolve('.cache/prerender')
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: options.plugins,
    define: options.define,
    publicDir: false,
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, target: 'node20' },
  })
  const { renderWelcome } = (await import(
    `${pathToFileURL(`${outDir}/prerender.js`).href}?${Date.now()}`
  )) as {
    renderWelcome(locale: Locale): Promise<Rendered>
  }
  const template = await readFile('dist/index.html', 'utf8')
  await mkdir('dist/welcome', { recursive: true })
  for (const locale of LOCALES) {
    const page = fill(template, locale, await renderWelcome(locale))
    await writeFile(`dist/welcome/${locale}.html`, page)
    if (locale === 'en') await writeFile('dist/index.html', page)
  }
  await writeFile('dist/shell.html', template)
  await rm(outDir, { recursive: true, force: true })
}

function fill(template: string, locale: Locale, { html, title }: Rendered): string {
  if (/<[^>]+\sstyle=|<script/i.test(html))
    throw new Error('welcome: inline style or script in the prerendered markup')
  return template
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`)
}
