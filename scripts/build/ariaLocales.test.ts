import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isForeignLanguage } from './ariaLocales'

const file = (language: string) =>
  `${process.cwd()}/node_modules/react-aria/dist/private/intl/calendar/${language}.mjs`

describe("React Aria's languages", () => {
  it.each(['en-US', 'es-ES', 'fr-FR'])('keeps %s', (language) => {
    expect(existsSync(file(language))).toBe(true)
    expect(isForeignLanguage(file(language))).toBe(false)
  })

  it.each(['de-DE', 'ja-JP', 'pt-BR'])('leaves out %s', (language) => {
    expect(existsSync(file(language))).toBe(true)
    expect(isForeignLanguage(file(language))).toBe(true)
  })

  it.each([
    `${process.cwd()}/src/i18n/locales/de-DE.mjs`,
    `${process.cwd()}/node_modules/react-aria/dist/private/calendar/intlStrings.mjs`,
  ])('leaves other modules alone: %s', (id) => {
    expect(isForeignLanguage(id)).toBe(false)
  })
})
