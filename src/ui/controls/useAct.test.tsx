import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Form } from '../fields/Form'
import { DOUBLE_PRESS_MS } from '../kit/doublePress'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { Button } from './Button'

installFakeClock()

const press = () => fireEvent.click(screen.getByRole('button'))

it('does an act once, however soon and however long after the second press comes', async () => {
  let finish = () => {}
  const store = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  renderInEnglish(
    <Button kind="primary" onClick={store}>
      Invite
    </Button>,
  )
  press()
  press()
  await advanceClock(50)
  press()
  await advanceClock(5000)
  press()
  expect(store).toHaveBeenCalledOnce()
  await act(async () => finish())
  press()
  expect(store).toHaveBeenCalledTimes(2)
})

it('does a quick act once in the time of a double press', async () => {
  const save = vi.fn(async () => {})
  renderInEnglish(
    <Button kind="plain" onClick={save}>
      Export
    </Button>,
  )
  press()
  await advanceClock(DOUBLE_PRESS_MS - 50)
  press()
  expect(save).toHaveBeenCalledOnce()
  await advanceClock(50)
  press()
  expect(save).toHaveBeenCalledTimes(2)
})

it('can be tried again after it failed', async () => {
  const store = vi.fn(async () => Promise.reject(new Error('full')))
  renderInEnglish(
    <Button kind="primary" onClick={store}>
      Invite
    </Button>,
  )
  press()
  await advanceClock(DOUBLE_PRESS_MS)
  press()
  expect(store).toHaveBeenCalledTimes(2)
})

it('counts every press of a step', () => {
  const step = vi.fn()
  renderInEnglish(
    <Button kind="plain" onClick={step}>
      More
    </Button>,
  )
  press()
  press()
  press()
  expect(step).toHaveBeenCalledTimes(3)
})

it('submits a form once, by its button or by Enter', async () => {
  const store = vi.fn(async () => {})
  renderInEnglish(
    <Form onSubmit={store}>
      <Button kind="primary" submit>
        Create
      </Button>
    </Form>,
  )
  press()
  fireEvent.submit(screen.getByRole('button').closest('form') as HTMLFormElement)
  await advanceClock(50)
  press()
  expect(store).toHaveBeenCalledOnce()
})
