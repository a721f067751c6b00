import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceFacts, FACT } from '../data/core/deviceFacts'
import { setTheme } from '../state/theme'

const html = document.documentElement
const themeColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')

/** Simulates a page load in which no theme was chosen yet. */
async function startedPage() {
  vi.resetModules()
  return import('./appearance')
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">'
  setTheme('light')
})

describe('the theme', () => {
  it('is painted at once and saved on the device', async () => {
    const { chooseTheme } = await startedPage()
    const kept = chooseTheme('dark')
    expect(html.dataset.theme).toBe('dark')
    expect(themeColor()).toBe('#121c28')
    await kept
    expect(await deviceFacts().read(FACT.theme)).toBe('dark')
  })

  it('is restored when the page was served without it', async () => {
    await deviceFacts().write(FACT.theme, 'hall')
    const { restoreTheme } = await startedPage()
    await restoreTheme()
    expect(html.dataset.theme).toBe('hall')
  })

  it('keeps a choice that is made before the stored theme is read', async () => {
    await deviceFacts().write(FACT.theme, 'hall')
    const { chooseTheme, restoreTheme } = await startedPage()
    const restoring = restoreTheme()
    await chooseTheme('dark')
    await restoring
    expect(html.dataset.theme).toBe('dark')
  })
})
