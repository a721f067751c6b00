import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { deleteRawDatabase } from '../../data/booth/safe/rawDatabase'
import { changeStaffPin } from '../../data/booth/staffPin'
import { closeDatabase } from '../../data/core/databaseConnection'
import { shutSafeDoor } from '../../session/booth/safe/safeDoor'
import { staffPinControl } from '../../session/staffAccess/staffPin'
import { showSafeMode } from './safeMode'

const staffRoom = staffPinControl({ change: changeStaffPin(), rounds: 10 })

beforeEach(async () => {
  shutSafeDoor()
  closeDatabase()
  await deleteRawDatabase(() => undefined)
  document.body.innerHTML = '<div id="root"></div>'
  sessionStorage.clear()
})

async function showWithPin(): Promise<string> {
  const code = await staffRoom.set('2468')
  closeDatabase()
  const root = document.getElementById('root')
  if (root) showSafeMode(root, 'failed')
  await screen.findByLabelText(/Staff PIN/)
  return code
}

function enter(label: RegExp, text: string) {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: /^Open/ }))
}

const saveButton = () => screen.queryByRole('button', { name: /Save the records/ })

it('asks for the PIN where one is set, and shows its buttons then', async () => {
  await showWithPin()
  expect(saveButton()).toBeNull()
  enter(/Staff PIN/, '2469')
  await screen.findByText('Mauvais NIP. Réessayez.')
  expect(saveButton()).toBeNull()
  enter(/Staff PIN/, '2468')
  await waitFor(() => expect(saveButton()).not.toBeNull())
  expect(screen.queryByLabelText(/Staff PIN/)).toBeNull()
})

it('takes the recovery code of a forgotten PIN, and leaves staff a note', async () => {
  const code = await showWithPin()
  fireEvent.click(screen.getByRole('button', { name: /Forgot the PIN/ }))
  enter(/Recovery code/, code)
  await waitFor(() => expect(saveButton()).not.toBeNull())
  expect(sessionStorage.getItem('pharos.startNotes')).toContain('staff-pin-removed')
})

it('takes no PIN during a wait, and says how long it is', async () => {
  await showWithPin()
  for (let wrong = 0; wrong < 5; wrong++) {
    enter(/Staff PIN/, '0000')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Staff PIN/).value).toBe(''))
  }
  await screen.findByText('Too many wrong PINs.')
  expect(screen.getByRole('timer').textContent).toBe('0:30')
  expect(screen.getByLabelText(/Staff PIN/)).toHaveProperty('disabled', true)
})

it('without a PIN its buttons are there', async () => {
  const root = document.getElementById('root')
  if (root) showSafeMode(root, 'asked')
  await waitFor(() => expect(saveButton()).not.toBeNull())
})
