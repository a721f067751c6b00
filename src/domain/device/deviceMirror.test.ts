import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mirroredPage, parseMirror, THEME_COLORS, THEMES } from './deviceMirror'

const page = readFileSync('index.html', 'utf8')
const tokens = readFileSync('src/ui/tokens.css', 'utf8')

describe('the mirror of the device', () => {
  it('is unknown and light when it cannot be read', () => {
    for (const wrong of [null, 7, 'dark', { theme: 'pink', locale: 3, hidden: 'fleet' }])
      expect(parseMirror(wrong)).toEqual({ locale: null, theme: 'light', hidden: [] })
  })

  it('keeps language, theme and the ways in that it knows', () => {
    const hidden = ['dealer', 'game'] as const
    expect(parseMirror({ locale: 'fr-CA', theme: 'hall', hidden: ['x', ...hidden] })).toEqual({
      locale: 'fr-CA',
      theme: 'hall',
      hidden,
    })
  })
})

describe('a page in a theme', () => {
  it.each(THEMES)('says %s to styles and browser', (theme) => {
    const themed = mirroredPage(page, { theme, hidden: [] })
    expect(themed).toContain(`<html lang="en" data-theme="${theme}">`)
    expect(themed).toContain(`<meta name="theme-color" content="${THEME_COLORS[theme]}"`)
  })

  it.each(THEMES)('%s paints around it what the header is painted in', (theme) => {
    const rules = tokens.slice(tokens.indexOf(`[data-theme="${theme}"]`))
    expect(/--surface: ([^;]+);/.exec(rules)?.[1]).toBe(THEME_COLORS[theme])
  })
})
