import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Trip } from '#domain/trips/trip'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { Breakdown } from './Breakdown'

const trip = {
  score: 73,
  idleMinutes: 4,
  hardBraking: { times: 2, deduction: 8 },
  hardAcceleration: { times: 1, deduction: 4 },
  roadSpeeding: { times: 2, deduction: 8 },
  speedOver80: { times: 1, deduction: 7, percent: 6 },
  dots: [{ type: 1 }, { type: 9, subtypes: ['hardBrake', 'hardAcceleration'] }],
  camera: { foodAndDrink: 1, cellPhoneUse: 0, hardBrake: 0, hardAcceleration: 0 },
} as unknown as Trip

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('a breakdown', () => {
  it('shows each reason with count and points', () => {
    renderInEnglish(<Breakdown trip={trip} />)
    expect(lines()).toEqual([
      'Hard braking2 times, 1 of them with other events-8',
      'Hard acceleration1 time, with other events-4',
      'Road speeding2 times-8',
      'Speed over 80\u00a0mph1 time, 6% of the trip-7',
      'Idling4\u00a0min0',
    ])
    expect(screen.getByText('Starts at 100, 27 lost')).toBeTruthy()
  })

  it('hides camera counts until a camera is added', () => {
    renderInEnglish(<Breakdown trip={trip} />)
    expect(screen.queryByText(/Camera/)).toBeNull()
  })

  it('shows the threshold of excessive idling', () => {
    renderInEnglish(<Breakdown trip={trip} />)
    expect(screen.getByText(/Idling for 15\smin or more is excessive\./)).toBeTruthy()
  })
})
