import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replacementOf } from './trimKitLocales'

const modules = join(process.cwd(), 'node_modules')
const language = (code: string) => join(modules, `react-aria/dist/private/intl/calendar/${code}.mjs`)
const calendars = join(modules, '@internationalized/date/dist/private/createCalendar.mjs')

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

  it.each([
    join(process.cwd(), 'src/i18n/locales/de-DE.mjs'),
    join(modules, 'react-aria/dist/private/calendar/intlStrings.mjs'),
  ])('are otherwise left alone: %s', (id) => {
    expect(replacementOf(id)).toBeNull()
  })
})
