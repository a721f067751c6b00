import type { AnyRouter } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { AttractLayer } from './AttractLayer'
import type { AttractParts } from './attractLoop'

/** The parts that the layer passes to the loop. */
let loop: AttractParts | undefined
vi.mock('./attractLoop', () => ({
  playAttract: (parts: AttractParts) => {
    loop = parts
    return new Promise(() => undefined)
  },
}))

let press = () => {}

/** Presses a key in the commit that shows it, before any later effect runs. */
function KeyOfAVisitor() {
  const [pressed, setPressed] = useState(false)
  press = () => setPressed(true)
  useLayoutEffect(() => {
    if (!pressed) return
    const key = new KeyboardEvent('keydown', { key: 'Tab' })
    Object.defineProperty(key, 'isTrusted', { value: true })
    dispatchEvent(key)
  }, [pressed])
  return null
}

it('ends at a key that is pressed the moment its first scene is there', async () => {
  renderInEnglish(
    <>
      <AttractLayer router={{} as AnyRouter} />
      <KeyOfAVisitor />
    </>,
  )
  await vi.waitFor(() => expect(loop).toBeDefined())
  act(() => {
    loop?.onScene({ kind: 'map', address: '/0', acts: [], lengthMs: 1 })
    press()
  })
  expect(loop?.signal.aborted).toBe(true)
  expect(screen.queryByRole('region')).toBeNull()
})
