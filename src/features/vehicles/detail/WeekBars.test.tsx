import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { KM_PER_MILE } from '#domain/geo/measure'
import { inLanguage } from '../../../ui/testing/renderIn'
import { WeekBars } from './WeekBars'

/** Half of these days round up to a whole mile, so that the rounded days add up to one mile too many. */
const WEEK = [35, 24.6, 19.7, 12.2, 0, 26.5, 25]

it.each([
  ['miles', 'en', 143],
  ['kilometers', 'en-CA', 143 * KM_PER_MILE],
] as const)('has days that add up to the whole %s of the week', (_, locale, week) => {
  render(<WeekBars miles={WEEK} />, { wrapper: inLanguage(locale) })
  const days = screen.getAllByRole('listitem').map(({ textContent }) => Number.parseFloat(textContent ?? ''))
  expect(days).toHaveLength(7)
  expect(Math.round(days.reduce((sum, day) => sum + day, 0))).toBe(Math.round(week))
})

it('has no decimal for a day without a drive', () => {
  render(<WeekBars miles={WEEK} />, { wrapper: inLanguage('en') })
  expect(screen.getByText('0')).toBeTruthy()
})
