import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { PinScreen, type PinScreenProps } from './PinScreen'

function show(changes: Partial<PinScreenProps> = {}) {
  const onEnter = vi.fn<PinScreenProps['onEnter']>().mockResolvedValue({ kind: 'wrong', triesLeft: 4 })
  const onRecover = vi.fn<PinScreenProps['onRecover']>().mockResolvedValue(false)
  renderInEnglish(
    <PinScreen waitMs={0} shortId="3F2A91C0" onEnter={onEnter} onRecover={onRecover} {...changes} />,
  )
  return { onEnter, onRecover }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(button(name))
}

it('takes a PIN by its keys, and says when it is wrong', async () => {
  const { onEnter } = show()
  press('2', '4', '6')
  expect(button('Open').disabled).toBe(true)
  press('9', 'Delete the last digit', '8')
  expect(screen.getByRole('status').textContent).toBe('4 digits entered')
  press('Open')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Wrong PIN. Try again.'))
  expect(onEnter).toHaveBeenCalledExactlyOnceWith('2468')
})

it('takes a PIN by keyboard, at most eight digits', async () => {
  const { onEnter } = show()
  for (const key of ['1', 'x', '2', '3', '4', '5', '6', '7', '8', '9', 'Backspace'])
    fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'Enter' })
  await waitFor(() => expect(onEnter).toHaveBeenCalledExactlyOnceWith('1234567'))
})

it('takes no PIN while it waits', () => {
  const { onEnter } = show({ waitMs: 27_400 })
  expect(screen.getByRole('timer').textContent).toBe('Try again in 0:28')
  expect(button('1').disabled).toBe(true)
  fireEvent.keyDown(document.body, { key: '1' })
  expect(screen.getByRole('status').textContent).toBe('')
  expect(onEnter).not.toHaveBeenCalled()
})

it('warns before the wait', async () => {
  show({ onEnter: vi.fn().mockResolvedValue({ kind: 'wrong', triesLeft: 1 }) })
  press('1', '1', '1', '1', 'Open')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'Wrong PIN. One more wrong PIN and you will have to wait.',
    ),
  )
})

it('shows the two ways back in, and says what is wrong with a code', async () => {
  const { onRecover } = show()
  press('Forgot the PIN?')
  expect(screen.getByText(/sets resetStaffPin to 3F2A91C0 in config.json/)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: 'Recovery code' })
  fireEvent.change(field, { target: { value: 'ABCD' } })
  press('Remove the PIN')
  await screen.findByText('A recovery code has 16 letters and digits.')
  expect(onRecover).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: '0123-4567-89AB-CDEF' } })
  await waitFor(() => {
    press('Remove the PIN')
    expect(onRecover).toHaveBeenCalledWith('0123-4567-89AB-CDEF')
  })
  await screen.findByText('This is not the recovery code of the current PIN.')
})
