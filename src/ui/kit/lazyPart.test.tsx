import { act, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInEnglish } from '../testing/renderIn'
import { lazyPart } from './lazyPart'

const Sheet: ComponentType = () => <p>sheet</p>

it('renders a part that is loaded in the same commit', () => {
  const load = vi.fn(async () => Sheet)
  const Part = lazyPart(load, () => Sheet)
  renderInEnglish(
    <Suspense fallback="waiting">
      <Part />
    </Suspense>,
  )
  expect(screen.getByText('sheet')).toBeTruthy()
  expect(load).not.toHaveBeenCalled()
})

it('loads a part that is not there yet, and keeps it mounted once it is', async () => {
  let loaded: ComponentType | null = null
  const mounted = vi.fn()
  const Counted: ComponentType = () => <p ref={mounted}>sheet</p>
  const Part = lazyPart(
    async () => {
      loaded = Counted
      return Counted
    },
    () => loaded,
  )
  const shown = () => (
    <Suspense fallback="waiting">
      <Part />
    </Suspense>
  )
  const { rerender } = await act(async () => renderInEnglish(shown()))
  expect(await screen.findByText('sheet')).toBeTruthy()
  rerender(shown())
  expect(mounted.mock.calls.filter(([element]) => element !== null)).toHaveLength(1)
})
