import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#domain/base/locale'
import { Calendar } from '../dates/Calendar'
import { inLanguage } from '../testing/renderIn'
import { KitProvider } from './KitProvider'

const TODAY = { year: 2026, month: 11, day: 21 }

function showCalendar(locale: Locale) {
  const Language = inLanguage(locale)
  render(
    <Language>
      <KitProvider>
        <Calendar label="Day" value={TODAY} onChange={() => {}} today={TODAY} />
      </KitProvider>
    </Language>,
  )
}

describe('the kit in a language', () => {
  it.each([
    ['en', 'Previous', 'Next', 'November 2026', 'Sun'],
    ['en-CA', 'Previous', 'Next', 'November 2026', 'Sun'],
    ['es-MX', 'Anterior', 'Siguiente', 'noviembre de 2026', 'dom'],
    ['fr-CA', 'Précédent', 'Suivant', 'novembre 2026', 'dim.'],
  ] as const)(
    '%s: arrows, month, and the day a week starts with',
    (locale, previous, next, month, weekday) => {
      showCalendar(locale)
      expect(screen.getByRole('button', { name: previous })).toBeTruthy()
      expect(screen.getAllByRole('button', { name: next })[0]).toBeTruthy()
      expect(screen.getAllByText(month).length).toBeGreaterThan(0)
      expect(document.querySelector('th')?.textContent).toBe(weekday)
    },
  )
})
