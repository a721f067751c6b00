import { act, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { describe, expect, it } from 'vitest'
import { DEFAULT_USER_SETTINGS, type UserSettings } from '#domain/account/userSettings'
import { inLanguage, renderInEnglish } from '../ui/testing/renderIn'
import { FormatSettings } from './FormatSettings'
import type { Formats } from './formats'
import { useFormats } from './useFormats'

const NOW = new Date('2026-11-21T15:05:00Z')

/** Memoized, like rows of tables: only the context can update it. */
const Facts = memo(function Facts() {
  const { distance, time, relative } = useFormats()
  return (
    <ul>
      <li>{distance(100).text}</li>
      <li>{time(NOW)}</li>
      <li>{relative(new Date(NOW.getTime() - 5 * 60_000))}</li>
    </ul>
  )
})

const facts = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s/gu, ' '))

const withSettings = (changes: Partial<UserSettings>, now = NOW) => (
  <FormatSettings settings={{ ...DEFAULT_USER_SETTINGS, ...changes }} now={now}>
    <Facts />
  </FormatSettings>
)

describe('useFormats', () => {
  it('has the settings of the provider above', () => {
    renderInEnglish(withSettings({ units: 'metric', timeZone: 'America/Chicago', hourCycle: 'h23' }))
    expect(facts()).toEqual(['161 km', '09:05', '5 minutes ago'])
  })

  it('follows a change of settings and of the demo’s now, also in memoized rows', () => {
    const { rerender } = renderInEnglish(withSettings({}))
    expect(facts()).toEqual(['100 mi', '10:05 AM', '5 minutes ago'])
    act(() => rerender(withSettings({ units: 'metric' }, new Date(NOW.getTime() + 60_000))))
    expect(facts()).toEqual(['161 km', '10:05 AM', '6 minutes ago'])
  })

  it('is the same for every component, so that what one writes another can use', () => {
    const seen = new Set<Formats>()
    const Seer = () => {
      seen.add(useFormats())
      return null
    }
    renderInEnglish(
      <FormatSettings settings={DEFAULT_USER_SETTINGS} now={NOW}>
        <Seer />
        <Seer />
      </FormatSettings>,
    )
    expect(seen.size).toBe(1)
  })

  it('has the language’s own units and Toronto time without a provider', () => {
    render(<Facts />, { wrapper: inLanguage('fr-CA') })
    expect(facts().slice(0, 2)).toEqual(['161 km', '10 h 05'])
  })
})
