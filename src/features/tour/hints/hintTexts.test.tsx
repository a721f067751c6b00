import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#domain/base/locale'
import { HINT_NAMES } from '#domain/tour/hintNames'
import { WAYPOINTS, type WaypointName } from '#domain/tour/waypoints'
import { ALL_MESSAGES } from '../../../i18n/testing/allMessages'
import { inLanguage } from '../../../ui/testing/renderIn'
import { HINTS, useHint, useHintName } from './hintTexts'

const steps = WAYPOINTS.flatMap(({ name, steps }) =>
  Array.from({ length: steps }, (_, index) => ({ name, step: index + 1 })),
)

function Outcome({ name, step }: { name: WaypointName; step: number }) {
  const { title, text } = useHint(name, step)
  return (
    <p data-testid={`${name} ${step}`} title={useHintName(name)}>
      {title} {text}
    </p>
  )
}

/**
 * Number of words in a text: parts between spaces with a letter or a digit, so that French punctuation does
 * not count.
 */
const wordsOf = (text: string) => text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part))

describe.each(LOCALES)('the hints in %s', (locale) => {
  it('have fewer than 25 words a step with its title (docs/game.md T1), and all differ', () => {
    const Language = inLanguage(locale)
    render(
      <Language>
        {steps.map((each) => (
          <Outcome key={`${each.name} ${each.step}`} {...each} />
        ))}
      </Language>,
    )
    const texts = steps.map(({ name, step }) => screen.getByTestId(`${name} ${step}`).textContent)
    expect(texts.filter((text) => wordsOf(text).length >= 25)).toEqual([])
    expect(new Set(texts).size).toBe(steps.length)
  })

  it('have a translation each', () => {
    const messages = Object.values(HINTS).flatMap(({ name, steps }) => [
      name,
      ...steps.flatMap(({ title, text }) => [title, text]),
    ])
    const source = locale === 'en-CA' ? 'en' : locale
    expect(messages.filter(({ id }) => !ALL_MESSAGES[source][id])).toEqual([])
  })
})

it('has the names in English that the metrics page shows', () => {
  const Language = inLanguage('en')
  render(
    <Language>
      {WAYPOINTS.map(({ name }) => (
        <Outcome key={name} name={name} step={1} />
      ))}
    </Language>,
  )
  const shown = WAYPOINTS.map(({ name }) => [name, screen.getByTestId(`${name} 1`).title])
  expect(Object.fromEntries(shown)).toEqual(HINT_NAMES)
})
