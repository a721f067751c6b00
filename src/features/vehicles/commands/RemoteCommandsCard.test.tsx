import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { aVehicle } from '#domain/testing/vehicle'
import { onSessionEvent } from '../../../session/events'
import { setKioskConfig } from '../../../state/config'
import { enterMode, resetModes } from '../../../state/mode'
import { resetVisitState } from '../../../state/visit'
import { clearToasts, currentToast } from '../../../ui/feedback/toast'
import { advanceClock, installFakeClock } from '../../../ui/testing/clock'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { RemoteCommandsCard } from './RemoteCommandsCard'

installFakeClock()
beforeEach(() => {
  resetModes()
  resetVisitState()
  clearToasts()
})
afterEach(() => setKioskConfig(SHIPPED_CONFIG))

const show = (vehicle = aVehicle()) => renderInEnglish(<RemoteCommandsCard vehicle={vehicle} />)
const password = () => screen.getByLabelText<HTMLInputElement>('Login password')
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send command' }))

async function ask(command: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: command }))
  await advanceClock(200)
}

async function give(command: string, secret = 'swordfish'): Promise<void> {
  await ask(command)
  fireEvent.change(password(), { target: { value: secret } })
  send()
  await advanceClock(400)
}

describe('a remote command', () => {
  it('is an event of the visit when it is chosen, before any password (docs/decisions.md Q20)', () => {
    const listener = vi.fn()
    const end = onSessionEvent(listener)
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Horn and lights on' }))
    expect(listener.mock.calls).toEqual([[{ kind: 'commandChosen', command: 'hornOn' }]])
    end()
  })

  it('is one of six', () => {
    show()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Lock doors',
      'Unlock doors',
      'Horn and lights on',
      'Horn and lights off',
      'Start',
      'Stop',
    ])
  })

  it.each(['Lock doors', 'Unlock doors', 'Horn and lights on', 'Horn and lights off', 'Start', 'Stop'])(
    'asks for the password: %s',
    async (command) => {
      show()
      await ask(command)
      send()
      await advanceClock(50)
      expect(screen.getByText('Value required')).toBeTruthy()
      expect(document.activeElement).toBe(password())
      expect(currentToast()).toBeUndefined()
    },
  )

  it.each([
    ['Lock doors', 'Success: Lock Doors is activated', 'Locked'],
    ['Unlock doors', 'Success: Unlock Doors is activated', 'Unlocked'],
    ['Horn and lights on', 'Success: Horn and Lights ON is activated', 'On'],
    ['Horn and lights off', 'Success: Horn and Lights OFF is activated', 'Off'],
  ])('%s answers "%s" and shows "%s"', async (command, answer, state) => {
    show()
    await give(command)
    expect(currentToast()?.message).toBe(answer)
    expect(screen.getByText(state)).toBeTruthy()
  })

  it.each(['Start', 'Stop'])('%s is never active', async (command) => {
    show()
    await give(command)
    expect(currentToast()?.message).toBe('Feature not active for demo')
  })

  it('is not active in demo mode, and changes nothing', async () => {
    enterMode('demo')
    show()
    await give('Lock doors')
    expect(currentToast()?.message).toBe('Feature not active for demo')
    expect(screen.getByText('No commands yet')).toBeTruthy()
  })

  it('answers in demo mode where the configuration simulates', async () => {
    setKioskConfig({
      ...SHIPPED_CONFIG,
      features: { ...SHIPPED_CONFIG.features, remoteCommands: 'simulated' },
    })
    enterMode('demo')
    show()
    await give('Lock doors')
    expect(screen.getByText('Locked')).toBeTruthy()
  })

  it('says at once that a vehicle is not connected, and asks for no password', async () => {
    show(aVehicle({ status: 'nonConnected' }))
    expect(screen.queryByText('Your login password is required.')).toBeNull()
    await ask('Lock doors')
    expect(screen.queryByLabelText('Login password')).toBeNull()
    expect(currentToast()?.message).toBe('This vehicle is not connected. The command was not sent')
    expect(screen.getByText('No commands yet')).toBeTruthy()
  })
})

describe('the password', () => {
  it('is in no storage, request, log or later dialog', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    const logged = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    show()
    await give('Lock doors', 'swordfish')
    expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toContain(
      'swordfish',
    )
    expect(fetched).not.toHaveBeenCalled()
    for (const log of logged) expect(JSON.stringify(log.mock.calls)).not.toContain('swordfish')
    await ask('Unlock doors')
    expect(password().value).toBe('')
  })

  it('is cleared when the dialog is closed', async () => {
    show()
    await ask('Lock doors')
    fireEvent.change(password(), { target: { value: 'swordfish' } })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await advanceClock(400)
    await ask('Lock doors')
    expect(password().value).toBe('')
  })
})

describe('horn and lights', () => {
  it('count 30 seconds down and stop', async () => {
    show()
    await give('Horn and lights on')
    await advanceClock(9000)
    expect(screen.getByText(/2[01] s left/)).toBeTruthy()
    await advanceClock(22_000)
    expect(screen.getByText('Off: 30 seconds elapsed')).toBeTruthy()
  })

  it('keep counting while the screen is not shown', async () => {
    show()
    await give('Horn and lights on')
    cleanup()
    await advanceClock(20_000)
    show()
    expect(screen.getByText(/\b(9|10) s left/)).toBeTruthy()
    cleanup()
    await advanceClock(60_000)
    show()
    expect(screen.getByText('Off: 30 seconds elapsed')).toBeTruthy()
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['Simulate driver door opening', 'Off: driver door opened'],
    ['Simulate ignition on', 'Off: ignition turned on'],
  ])('stop by "%s"', async (button, reason) => {
    show()
    await give('Horn and lights on')
    fireEvent.click(screen.getByRole('button', { name: button }))
    expect(screen.getByText(reason)).toBeTruthy()
    expect(screen.queryByRole('button', { name: button })).toBeNull()
  })

  it('do not affect another vehicle', async () => {
    show()
    await give('Horn and lights on')
    cleanup()
    show(aVehicle({ id: 'v-2' }))
    expect(screen.getByText('Off')).toBeTruthy()
  })

  it('are cleared by a reset', async () => {
    show()
    await give('Horn and lights on')
    cleanup()
    resetVisitState()
    show()
    expect(screen.getByText('Off')).toBeTruthy()
  })
})

it('says whether drivers may send commands too', () => {
  show(aVehicle({}, { allowDriverRemoteCommands: true }))
  expect(screen.getByText('Drivers can also send commands')).toBeTruthy()
  cleanup()
  show(aVehicle({}, { allowDriverRemoteCommands: false }))
  expect(screen.getByText('Drivers cannot send commands')).toBeTruthy()
})
