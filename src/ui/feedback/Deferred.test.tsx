import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Deferred } from './Deferred'

afterEach(() => void vi.unstubAllGlobals())

it('renders its content for a page that is printed before it was painted', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  render(
    <Deferred>
      <p>The chart of a report</p>
    </Deferred>,
  )
  expect(screen.queryByText('The chart of a report')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText('The chart of a report')).toBeTruthy()
})
