import { rmSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { SOFTWARE_WEBGL } from '../drivers/mapScreen'
import type { Change } from './changes'
import { type Difference, differenceOf } from './difference'
import { NAMES_HELPER } from './freeze'

/** What a browser draws as one picture. */
const MOST_ROWS = 30

/**
 * Writes one sheet with before, after and difference side by side, the first 30 alone, and prints each name with
 * how much of it differs. Without a change there is no sheet.
 */
export async function writeSheet(changes: readonly Change[], file: string): Promise<void> {
  rmSync(file, { force: true })
  if (changes.length === 0) return
  const browser = await chromium.launch(SOFTWARE_WEBGL)
  try {
    const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } })
    await page.addInitScript(NAMES_HELPER)
    await page.goto('about:blank')
    const rows: string[] = []
    for (const [index, change] of changes.entries()) {
      const row = await rowOf(page, change)
      console.log(`  ${row.title}`)
      if (index < MOST_ROWS) rows.push(row.html)
    }
    await page.setContent(`<!doctype html><style>${STYLE}</style>${rows.join('')}`)
    await page.screenshot({ path: file, fullPage: true })
  } finally {
    await browser.close()
  }
}

/** Width of each of the three pictures of a row, pixels. */
const COLUMN_PX = 580
const LARGEST_SCALE = 1.5
const STYLE = `
  body { margin: 12px; font: 15px sans-serif }
  section { display: flex; gap: 12px; margin-bottom: 20px }
  div { outline: 1px solid gray }`

async function rowOf(page: Page, { name, before, after }: Change): Promise<{ title: string; html: string }> {
  const [was, is] = [before, after].map((png) => png?.toString('base64') ?? null)
  if (!was || !is) {
    const title = `${name}: only ${was ? 'before' : 'after'}`
    const img = `<img src="data:image/png;base64,${was ?? is}" width="${COLUMN_PX}">`
    return { title, html: `<p>${title}</p><section>${img}</section>` }
  }
  const { pixels, marked, box, size } = await page.evaluate(differenceOf, [was, is] as const)
  const title = `${name}: ${pixels} pixels`
  const columns = [was, is, marked].map((png) => columnOf(png, box, size))
  return { title, html: `<p>${title}</p><section>${columns.join('')}</section>` }
}

/** The part of a picture that differs, scaled to the width of a column. */
function columnOf(png: string, [x, y, width, height]: Difference['box'], size: Difference['size']): string {
  const scale = Math.min(COLUMN_PX / width, LARGEST_SCALE)
  const px = (length: number) => `${length * scale}px`
  const style = `width: ${px(width)}; height: ${px(height)}; background: url(data:image/png;base64,${png}) ${px(-x)} ${px(-y)} / ${px(size[0])} ${px(size[1])}`
  return `<div style="${style}"></div>`
}
