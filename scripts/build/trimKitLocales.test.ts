import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replacementOf } from './trimKitLocales'

const modules = join(process.cwd(), 'node_modules')
const language = (code: string) => join(modules, `react-aria/dist/private/intl/calendar/${code}.mjs`)
const calendars = join(modules, '@internationalized/date/dist/private/createCalendar.mjs')
const browserLocale = join(modules, 'react-aria/dist/private/i18n/useDefaultLocale.mjs')

describe("the kit's libraries", () => {
  it.each(['en-US', 'es-ES', 'fr-FR'])('keep %s', (code) => {
    expect(existsSync(language(code))).toBe(true)
    expect(replacementOf(language(code))).toBeNull()
  })

  it.each(['de-DE', 'ja-JP', 'pt-BR'])('leave out %s', (code) => {
    expect(existsSync(language(code))).toBe(true)
    expect(replacementOf(language(code))).toBe('export default {}')
  })

  it('know one calendar, by the names that the library uses', () => {
    expect(readFileSync(calendars, 'utf8')).toContain('as createCalendar')
    const source = replacementOf(calendars) ?? ''
    const [, from = ''] = /from '([^']+)'/.exec(source) ?? []
    expect(readFileSync(join(dirname(calendars), from), 'utf8')).toContain('as GregorianCalendar')
  })

  it('do not look for the language of the browser, by the names that the library uses', () => {
    const provided = readFileSync(browserLocale, 'utf8')
    const names = [...provided.matchAll(/ as (\w+)/g)].map(([, name]) => name)
    expect(names).toEqual(['getDefaultLocale', 'useDefaultLocale'])
    const source = replacementOf(browserLocale) ?? ''
    expect([...source.matchAll(/export const (\w+)/g)].map(([, name]) => name)).toEqual(names)
    expect(source).not.toContain('Intl')
  })

  it.each([
    join(process.cwd(), 'src/i18n/locales/de-DE.mjs'),
    join(modules, 'react-aria/dist/private/calendar/intlStrings.mjs'),
  ])('are otherwise left alone: %s', (id) => {
    expect(replacementOf(id)).toBeNull()
  })
})
