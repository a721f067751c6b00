import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { failed, LOADING, ready } from '#domain/base/live'
import type { FleetPreview } from '#domain/booth/ownFleet/fleetByDials'
import type { FleetDials } from '#domain/device/ownFleetFacts'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { YourFleetScreen, type YourFleetScreenProps } from './YourFleetScreen'

/** A fleet as large as the dial says; the rest is of no concern here. */
const count = ({ vehicles, electricPercent }: FleetDials) =>
  ({
    figures: {
      vehicleCount: vehicles,
      diagnosticIssuesHigh: 1,
      diagnosticIssuesMed: 2,
      withoutIssues: 3,
      withoutData: 4,
    },
    electric: Math.round((vehicles * electricPercent) / 100),
    drivers: vehicles - 1,
    estimate: { totalCents: vehicles * 699 },
    placed: [],
  }) as unknown as FleetPreview

function Turned(props: Partial<YourFleetScreenProps>) {
  const [dials, setDials] = useState<FleetDials>({ vehicles: 20, electricPercent: 50, region: 'us' })
  return (
    <YourFleetScreen
      title="Your fleet"
      dials={dials}
      onTurn={setDials}
      previews={ready(count)}
      onRetry={() => {}}
      showsMap={false}
      work="none"
      onShow={() => {}}
      onBack={() => {}}
      onRemove={null}
      {...props}
    />
  )
}

const slider = (name: string) => screen.getByRole('slider', { name })

it('counts the fleet anew at each step of a dial', () => {
  renderInEnglish(<Turned />)
  expect(screen.getByText('10 electric, 10 gas')).toBeTruthy()
  fireEvent.change(slider('Vehicles'), { target: { value: '40' } })
  expect(slider('Vehicles').getAttribute('aria-valuetext')).toBe('40 vehicles')
  expect(screen.getByText('20 electric, 20 gas')).toBeTruthy()
  expect(screen.getByText('$279.60')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Increase Electric' }))
  expect(screen.getByText('22 electric, 18 gas')).toBeTruthy()
})

it('goes to another city', () => {
  const onTurn = vi.fn()
  renderInEnglish(<Turned onTurn={onTurn} />)
  fireEvent.click(screen.getByRole('radio', { name: 'Monterrey' }))
  expect(onTurn).toHaveBeenCalledWith({ vehicles: 20, electricPercent: 50, region: 'mx' })
})

it('can be turned before the shipped rows are read, but not shown', () => {
  renderInEnglish(<Turned previews={LOADING} />)
  expect(slider('Vehicles').hasAttribute('disabled')).toBe(false)
  expect(screen.getByRole('button', { name: 'See it as your fleet' }).hasAttribute('disabled')).toBe(true)
})

it('says when the shipped rows cannot be read, and tries again', () => {
  const onRetry = vi.fn()
  renderInEnglish(<Turned previews={failed(new AppError('dataset-missing'))} onRetry={onRetry} />)
  fireEvent.click(screen.getByRole('alert').querySelector('button') as HTMLElement)
  expect(onRetry).toHaveBeenCalledOnce()
})

it('holds the dials while a fleet is prepared', () => {
  renderInEnglish(<Turned work="showing" />)
  expect(screen.getByRole('progressbar', { name: 'Preparing your fleet' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Dials' }).hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: 'See it as your fleet' })).toBeNull()
})
