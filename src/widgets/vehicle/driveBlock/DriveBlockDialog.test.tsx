import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { DriveBlockDialog } from './DriveBlockDialog'

const asked = { on: true, label: 'Unit 118', isIgnitionOn: true }

it('says that a vehicle in use keeps running, and asks for the password before it sends', async () => {
  const onConfirm = vi.fn(async () => {})
  renderInEnglish(<DriveBlockDialog asked={asked} onConfirm={onConfirm} onClose={() => {}} />)
  expect(screen.getByText(/Unit 118 is in use. It keeps running/)).toBeTruthy()
  expect(screen.getByText('Start blocked')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Turn on' })))
  expect(screen.getByText('Value required')).toBeTruthy()
  expect(onConfirm).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Login password'), { target: { value: 'any' } })
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }))
  })
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(true)
})
