import { expect, it } from 'vitest'
import type { CatalogState } from './catalogRules'
import { lengthOutliers } from './textLengths'

/** Catalogs of messages with their French, each under its English. */
function stateOf(texts: Readonly<Record<string, string>>): CatalogState {
  const rows = Object.entries(texts)
  return {
    sourceLocale: 'en',
    partial: ['en-CA'],
    extracted: Object.fromEntries(
      rows.map(([english]) => [english, { message: english, file: 'src/a.tsx' }]),
    ),
    catalogs: {
      en: Object.fromEntries(rows.map(([english]) => [english, { translation: english }])),
      'en-CA': {},
      'fr-CA': Object.fromEntries(rows.map(([english, translation]) => [english, { translation }])),
    },
  }
}

const english = (texts: Readonly<Record<string, string>>) =>
  lengthOutliers([stateOf(texts)]).map((outlier) => outlier.english)

it('lists labels that are far longer than in English, the worst first', () => {
  expect(
    english({ 'Drive block': 'Blocage du démarrage', Add: 'Ajouter tous les véhicules', Map: 'Carte' }),
  ).toEqual(['Add', 'Drive block'])
})

it('names the text, its language and where it is shown', () => {
  expect(lengthOutliers([stateOf({ Add: 'Ajouter tous les véhicules' })])).toEqual([
    { locale: 'fr-CA', english: 'Add', translation: 'Ajouter tous les véhicules', file: 'src/a.tsx' },
  ])
})

it('leaves out sentences, which may wrap', () => {
  expect(english({ 'No issues.': 'Aucun problème à signaler pour l’instant.' })).toEqual([])
})

it('compares the longest form of a plural, without tags and names of values', () => {
  const cars = '{count, plural, one {# car} other {# cars}}'
  expect(english({ [cars]: '{count, plural, one {# auto} other {# autos}}' })).toEqual([])
  expect(english({ [cars]: '{count, plural, one {# auto} other {# véhicules connectés}}' })).toEqual([
    '0 cars',
  ])
  expect(english({ '<0>Share</0> {longNameOfAValue}': '<0>Partager</0> {longNameOfAValue}' })).toEqual([])
})
