import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type PluginOption } from 'vite'
import { LOCALES, type Locale } from '#domain/base/locale'
import { plainPage } from '#domain/device/plainPage'
import { paintFirst } from './paintFirst'

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
  // A build that failed before has no page to fill, and its own error is the one to show.
  if (!existsSync('dist/index.html')) return
  const outDir = resolve('.cache/prerender')
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: options.plugins,
    define: options.define,
    publicDir: false,
    build: { ssr: 'src/app/boot/prerender.tsx', outDir, emptyOutDir: true, target: 'node20' },
  })
  const { renderWelcome, renderSplash } = (await import(
    `${pathToFileURL(`${outDir}/prerender.js`).href}?${Date.now()}`
  )) as {
    renderWelcome(locale: Locale): Promise<Rendered>
    renderSplash(): string
  }
  const template = await paintFirst(await readFile('dist/index.html', 'utf8'))
  await mkdir('dist/welcome', { recursive: true })
  for (const locale of LOCALES) {
    const page = fill(template, locale, await renderWelcome(locale))
    await writeFile(`dist/welcome/${locale}.html`, page)
    if (locale === 'en') await writeFile('dist/index.html', page)
  }
  await writeFile('dist/shell.html', withRoot(template, renderSplash()))
  await rm(outDir, { recursive: true, force: true })
}

function fill(template: string, locale: Locale, { html, title }: Rendered): string {
  return withRoot(template, html)
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
}

function withRoot(template: string, html: string): string {
  if (/<[^>]+\sstyle=|<script/i.test(html))
    throw new Error('prerendered markup has an inline style or script')
  // Beside the content, the page of last resort: React's first commit replaces both.
  return template.replace('<div id="root"></div>', () => `<div id="root">${html}${plainPage('late')}</div>`)
}
