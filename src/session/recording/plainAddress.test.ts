import { expect, it } from 'vitest'
import { plainAddress } from './plainAddress'

const KIOSK = 'http://kiosk.localhost'

it('leaves out what belongs to the page that shows an address', () => {
  const flags = 'lang=en&motion=0&seed=7&now=2026-11-27&title=Mine&reset&safe'
  expect(plainAddress(`/4?days=60&${flags}`, KIOSK)).toBe('/4?days=60')
})

it('knows no address of elsewhere', () => {
  expect(plainAddress('https://example.com/4', KIOSK)).toBeNull()
})
