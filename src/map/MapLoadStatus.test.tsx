import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { advanceClock, installFakeClock } from '../ui/testing/clock'
import { inLanguage } from '../ui/testing/renderIn'
import { MapLoadStatus } from './MapLoadStatus'
import { type MapArchives, setMapArchives } from './ports/archives'

installFakeClock()

const UNKNOWN: MapArchives = { ready: [], percent: null, failed: false, read: () => Promise.reject() }

beforeEach(() => setMapArchives(UNKNOWN))

const statusText = () => screen.queryByRole('status')?.textContent ?? null
const show = () => render(<MapLoadStatus region="us" loading />, { wrapper: inLanguage('en') })

it('says at first nothing of a map whose parts are still looked up', async () => {
  show()
  expect(statusText()).toBeNull()
  await advanceClock(300)
  expect(statusText()).toBe('Loading map')
})

it('says at once how much of a map is saved that is still on its way', () => {
  setMapArchives({ ...UNKNOWN, percent: 40 })
  show()
  expect(statusText()).toBe('Saving map: 40%')
})
