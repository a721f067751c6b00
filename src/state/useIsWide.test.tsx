import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsWide } from './useIsWide'

afterEach(() => vi.unstubAllGlobals())

function Screen() {
  return <p>{useIsWide() ? 'wide' : 'narrow'}</p>
}

test('a window that is printed stays as it was on the screen', () => {
  const media = { wide: true, print: false }
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === 'print' ? media.print : media.wide,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  const become = (next: Partial<typeof media>) =>
    act(() => {
      Object.assign(media, next)
      for (const listener of listeners) listener()
    })
  render(<Screen />)
  become({ wide: false, print: true })
  expect(screen.getByText('wide')).toBeTruthy()
  become({ wide: true, print: false })
  expect(screen.getByText('wide')).toBeTruthy()
  become({ wide: false })
  expect(screen.getByText('narrow')).toBeTruthy()
})
