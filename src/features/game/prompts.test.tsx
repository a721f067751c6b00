import { cleanup, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import { LOCALES, type Locale } from '#domain/base/locale'
import { ALL_CHALLENGES, type Challenge } from '#domain/game/challenges'
import { aVehicle } from '#domain/testing/vehicle'
import { inLanguage } from '../../ui/testing/renderIn'
import { usePrompt } from './prompts'

vi.mock('../../data/queries/vehicles', () => ({
  useVehicles: () => ready([aVehicle({ id: 'v-1', modelName: 'Silverado 1500' })]),
}))

/** Maximum number of characters for two lines of the bar beside the navigation. */
const MOST_CHARACTERS = 50

function promptIn(locale: Locale, challenge: Challenge): string {
  const Prompt = () => <p>{usePrompt(challenge, 1)}</p>
  const { container } = render(<Prompt />, { wrapper: inLanguage(locale) })
  const text = container.textContent ?? ''
  cleanup()
  return text
}

describe('a prompt', () => {
  it.each(LOCALES)('is short and of its own for each challenge in %s', (locale) => {
    const prompts = ALL_CHALLENGES.map((challenge) => promptIn(locale, challenge))
    expect(new Set(prompts).size).toBe(16)
    expect(prompts.filter((text) => text.length < 10 || text.length > MOST_CHARACTERS)).toEqual([])
  })

  it('names a speed as the screen does', () => {
    expect(promptIn('en', 'speed-trap')).toContain('75\u00a0mph')
    expect(promptIn('fr-CA', 'speed-trap')).toContain('120\u00a0km/h')
  })

  it('names the model that is sought', () => {
    expect(promptIn('en', 'name-that-truck')).toContain('Silverado 1500')
  })
})
