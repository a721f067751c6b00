import { describe, expect, it } from 'vitest'
import { type CatalogState, catalogProblems } from './catalogRules'
import { placeholderDifference } from './icu'
import { typographyProblems } from './typography'

const SOURCE = 'Hello {name}'

/** Catalogs of one message where one language's row is replaced; null removes the row. */
function problems(locale: string, translation: string | null, message = SOURCE): string[] {
  const good = { en: message, 'en-CA': '', 'fr-CA': 'Bonjour {name}' }
  const rows = Object.entries({ ...good, [locale]: translation }).map(([key, text]) => [
    key,
    text === null ? {} : { hello: { translation: text } },
  ])
  const catalogs = Object.fromEntries(rows) as CatalogState['catalogs']
  return catalogProblems({
    sourceLocale: 'en',
    partial: ['en-CA'],
    extracted: { hello: { message } },
    catalogs,
  })
}

describe('catalogs', () => {
  it('have no problems when complete', () => expect(problems('fr-CA', 'Bonjour {name}')).toEqual([]))
  it('need every message extracted', () => {
    expect(problems('en', null)).toEqual([expect.stringContaining('en: "hello" is not extracted')])
    expect(problems('fr-CA', null)).toEqual([expect.stringContaining('is not extracted')])
  })
  it('need every message translated', () => {
    expect(problems('fr-CA', '')).toEqual([expect.stringContaining('is not translated')])
  })
  it('may fall back in en-CA', () => {
    expect(problems('en-CA', '')).toEqual([])
    expect(problems('en-CA', null)).toEqual([])
  })
  it('contain only differences in en-CA', () => {
    expect(problems('en-CA', SOURCE)).toEqual([expect.stringContaining('leave it empty')])
  })
  it('reject a row that no code uses', () => {
    const rows = { old: { translation: 'Old' } }
    expect(
      catalogProblems({ sourceLocale: 'en', partial: [], extracted: {}, catalogs: { en: rows } }),
    ).toEqual([expect.stringContaining('"old" is obsolete')])
  })
  it('reject English that differs from the code', () => {
    expect(problems('en', 'Hi {name}')).toEqual([expect.stringContaining('reads otherwise in the code')])
  })
  it('reject placeholders that differ from the source', () => {
    expect(problems('fr-CA', 'Bonjour {nom}')).toEqual([expect.stringContaining('lacks {name}, has {nom}')])
  })
})

describe('typography', () => {
  it.each([
    ['fr-CA', 'Prêt\u00a0: l’essai est gratuit!'],
    ['fr-CA', 'À 10:05, «\u00a0oui\u00a0»; {n}\u00a0%'],
    ['es-MX', '¿Listo? ¡Sí! Su gente está en el patio.'],
    ['en', "It's 64%: ready!"],
  ])('of %s is fine: %s', (locale, text) => expect(typographyProblems(locale, text)).toEqual([]))

  it.each([
    ['fr-CA', "Prêt pour l'essai", 'curly apostrophe'],
    ['fr-CA', 'Prêt !', 'no space before'],
    ['fr-CA', 'Prêt : oui', 'no-break space before :'],
    ['fr-CA', 'Prêt: oui', 'no-break space before :'],
    ['fr-CA', 'Un « oui »', 'inside « »'],
    ['fr-CA', '{n} % livré', 'before % and $'],
    ['es-MX', 'Toda tu flotilla', 'usted'],
    ['es-MX', 'Listo?', '¿'],
    ['es-MX', 'Listo!', '¡'],
  ])('of %s is wrong: %s', (locale, text, want) => {
    expect(typographyProblems(locale, text)).toEqual([expect.stringContaining(want)])
  })

  it('is part of the check', () => {
    expect(problems('fr-CA', 'Bonjour {name} !')).toEqual([expect.stringContaining('no space before')])
  })
})

describe('placeholders', () => {
  it.each([
    [
      '{n, plural, one {# car} other {# cars}}',
      '{n, plural, one {# auto} many {# de autos} other {# autos}}',
    ],
    ['See <0>this</0>', '<0>Voir</0> ceci'],
    ['{a} of {b}', '{b}: {a}'],
  ])('%s agrees with %s', (source, translation) =>
    expect(placeholderDifference(source, translation)).toBeUndefined(),
  )

  it.each([
    ['{n, plural, one {# car} other {# cars}}', '{n} autos', 'lacks {n, plural}'],
    ['See <0>this</0>', 'Voir ceci', 'lacks <0> </0>'],
    ['{s, select, on {On} other {Off}}', '{s, select, oui {On} other {Off}}', 'lacks {s, select, on}'],
    ['{n, plural, one {{a}} other {{a}}}', '{n, plural, one {x} other {y}}', 'lacks {a}'],
    ['{a}', '{a', 'not an ICU message'],
  ])('%s differs from %s', (source, translation, message) => {
    expect(placeholderDifference(source, translation)).toContain(message)
  })
})
