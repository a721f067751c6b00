import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { advanceClock, installFakeClock } from '../../../ui/testing/clock'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { DriveBlockDialog } from './DriveBlockDialog'

installFakeClock()
const asked = { on: true, label: 'Unit 118', isIgnitionOn: true }
const turnOn = () => fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))

it('says that a vehicle in use keeps running, and asks for the password before it sends, once', async () => {
  const onConfirm = vi.fn(async () => {})
  renderInEnglish(<DriveBlockDialog asked={asked} onConfirm={onConfirm} onClose={() => {}} />)
  await advanceClock(200)
  expect(screen.getByText(/Unit 118 is in use. It keeps running/)).toBeTruthy()
  expect(screen.getByText('Start blocked')).toBeTruthy()
  turnOn()
  await advanceClock(200)
  expect(screen.getByText('Value required')).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Login password'), { target: { value: 'swordfish' } })
  turnOn()
  turnOn()
  await advanceClock(400)
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(true)
})
