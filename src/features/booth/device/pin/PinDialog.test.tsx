import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { KitProvider } from '../../../../ui/kit/KitProvider'
import { renderInEnglish } from '../../../../ui/testing/renderIn'
import { PinDialog } from './PinDialog'

const type = (digits: string, submit: string) => {
  for (const digit of digits) fireEvent.click(screen.getByRole('button', { name: digit }))
  fireEvent.click(screen.getByRole('button', { name: submit }))
}

it('keeps the recovery code in sight until staff say that they have it', async () => {
  const onClose = vi.fn()
  renderInEnglish(
    <KitProvider>
      <PinDialog isOpen onSet={async () => 'ABCDEFGHJKLMNPQR'} onClose={onClose} />
    </KitProvider>,
  )
  await screen.findByRole('dialog')
  type('2468', 'Next')
  await screen.findByText('Enter the PIN again')
  type('2468', 'Set PIN')
  const confirm = await screen.findByRole('button', { name: 'I have written it down' })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await screen.findByRole('alert')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(confirm)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('Enter sets the PIN that is typed on a keyboard after a press of Next', async () => {
  const onClose = vi.fn()
  const onSet = vi.fn(async () => 'ABCDEFGHJKLMNPQR')
  renderInEnglish(
    <KitProvider>
      <PinDialog isOpen onSet={onSet} onClose={onClose} />
    </KitProvider>,
  )
  await screen.findByRole('dialog')
  screen.getByRole('button', { name: 'Next' }).focus()
  type('2468', 'Next')
  await screen.findByText('Enter the PIN again')
  // A focused button would be pressed by Enter.
  expect(document.activeElement?.closest('form')).not.toBeNull()
  expect(document.activeElement).not.toBeInstanceOf(HTMLButtonElement)
  for (const key of [...'2468', 'Enter']) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  await screen.findByRole('button', { name: 'I have written it down' })
  expect(onSet).toHaveBeenCalledWith('2468')
  expect(onClose).not.toHaveBeenCalled()
})

it('a different PIN in place of one that is easy to guess is the one to repeat', async () => {
  const onSet = vi.fn(async () => 'ABCDEFGHJKLMNPQR')
  renderInEnglish(
    <KitProvider>
      <PinDialog isOpen onSet={onSet} onClose={() => undefined} />
    </KitProvider>,
  )
  await screen.findByRole('dialog')
  type('1234', 'Next')
  await screen.findByText(/easy to guess/)
  type('7302', 'Set PIN')
  await waitFor(() => expect(screen.queryByText(/easy to guess/) === null).toBe(true))
  expect(screen.queryByText(/PINs don’t match/) === null).toBe(true)
  type('7302', 'Set PIN')
  await screen.findByRole('button', { name: 'I have written it down' })
  expect(onSet).toHaveBeenCalledExactlyOnceWith('7302')
})

it.each([
  ['1234', true],
  ['7302', false],
])('whether %s is easy to guess is said before it is set', async (pin, isSaid) => {
  renderInEnglish(
    <KitProvider>
      <PinDialog isOpen onSet={async () => 'ABCDEFGHJKLMNPQR'} onClose={() => undefined} />
    </KitProvider>,
  )
  await screen.findByRole('dialog')
  type(pin, 'Next')
  await screen.findByText('Enter the PIN again')
  expect(screen.queryByText(/easy to guess/) !== null).toBe(isSaid)
})
