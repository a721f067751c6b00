import { act, fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { Lamp } from './Lamp'

const onVehicle = vi.fn()
const onElsewhere = vi.fn()
const TIRES = { frontLeft: 29, frontRight: 35, rearLeft: 35, rearRight: 35 }
const LOW = { tirePressure: { ...TIRES, recommendedFront: 35, recommendedRear: 35 } }

const light = () => screen.getByRole('slider', { name: 'Light of the lighthouse' })

/** Lets the light move for a while. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function drag(...points: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const [[x, y] = [0, 0]] = points
  fireEvent.pointerDown(light(), { isPrimary: true, button: 0, clientX: x, clientY: y })
  for (const [clientX, clientY] of points) fireEvent.pointerMove(light(), { buttons: 1, clientX, clientY })
  await pass(600)
}

function letGo(x: number, y: number): void {
  fireEvent.pointerUp(light())
  fireEvent.click(light(), { clientX: x, clientY: y })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  HTMLElement.prototype.setPointerCapture = () => undefined
  const [ground, canvas] = [createRef<HTMLDivElement>(), createRef<HTMLCanvasElement>()]
  // The first one is above the lighthouse, the second one below it.
  const at = (x: number, y: number) => {
    const place = { icon: 'suv' as const, start: [x, y], end: [x, y], speedMph: 0, rotationDeg: 0, path: '' }
    return { us: place, ca: place, mx: place } as never
  }
  renderInEnglish(
    // biome-ignore lint/a11y/useKeyWithClickEvents: replaces the screen around it
    <main onClick={onElsewhere}>
      <div ref={ground}>
        <canvas ref={canvas} />
        <Lamp
          region="us"
          vehicles={[
            aVehicle({ id: 'v-1', label: 'Unit 118' }, { ...LOW, map: at(800, 100) }),
            aVehicle(
              { id: 'v-2', label: 'Unit 7' },
              { ev: true, fuel: 64, oilLife: null, map: at(800, 700) },
            ),
          ]}
          facts={null}
          view={{
            size: { width: 1180, height: 820 },
            bounds: [0, 0, 1, 1],
            padding: { top: 0, right: 0, bottom: 0, left: 0 },
            project: ([x, y]) => [x, y],
            lamp: { x: 800, y: 400 },
          }}
          canvas={canvas}
          ground={ground}
          onVehicle={onVehicle}
        />
      </div>
    </main>,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('follows a finger, and says a line of each vehicle that it lights', async () => {
  await drag([600, 400], [790, 90])
  expect(light().getAttribute('aria-valuetext')).toBe('Unit 118: Front left 29\u00a0psi')
  await drag([790, 90], [600, 400], [810, 800])
  expect(light().getAttribute('aria-valuetext')).toBe('Unit 7: Charge 64%')
})

it('leads nowhere when a drag ends, also on a vehicle', async () => {
  await drag([600, 400], [800, 100])
  letGo(800, 100)
  expect(onVehicle).not.toHaveBeenCalled()
  expect(onElsewhere).not.toHaveBeenCalled()
})

it('opens a vehicle in the light that is pressed, while it still lights it', async () => {
  await drag([600, 400], [800, 100])
  letGo(800, 100)
  await pass(1_000)
  fireEvent.pointerDown(light(), { isPrimary: true, button: 0, clientX: 805, clientY: 110 })
  letGo(805, 110)
  expect(onVehicle).toHaveBeenCalledExactlyOnceWith('v-1')
  expect(onElsewhere).not.toHaveBeenCalled()
})

it('leaves every other press to the screen, also on a vehicle in the dark', async () => {
  await pass(500)
  fireEvent.pointerDown(light(), { isPrimary: true, button: 0, clientX: 800, clientY: 700 })
  letGo(800, 700)
  expect(onVehicle).not.toHaveBeenCalled()
  expect(onElsewhere).toHaveBeenCalledTimes(1)
})

it('swings again by itself some time after it was let go', async () => {
  await drag([600, 400], [800, 100])
  letGo(800, 100)
  await pass(9_000)
  expect(light().getAttribute('aria-valuetext')).toBeNull()
})

it('leaves a mouse whose button was released outside the window', async () => {
  await drag([600, 400], [800, 100])
  fireEvent.pointerMove(light(), { buttons: 0, clientX: 800, clientY: 700 })
  await pass(600)
  expect(light().getAttribute('aria-valuetext')).toMatch(/^Unit 118/)
})

it('turns by the arrow keys, and opens its vehicle by Enter', async () => {
  await pass(100)
  for (let press = 0; press < 40 && !light().getAttribute('aria-valuetext'); press += 1) {
    fireEvent.keyDown(light(), { key: 'ArrowRight' })
    await pass(200)
  }
  fireEvent.keyDown(light(), { key: 'Enter' })
  expect(onVehicle).toHaveBeenCalledExactlyOnceWith('v-1')
})
