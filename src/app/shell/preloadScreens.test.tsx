import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadScreens } from './preloadScreens'

let loaded: string[] = []

beforeEach(() => {
  loaded = []
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function screenNamed(name: string) {
  const preload = async () => {
    loaded.push(name)
    if (name === 'lost') throw new Error('lost')
  }
  return Object.assign(() => null, { preload })
}

function routerOf(...names: string[]) {
  const root = createRootRoute({})
  const routes = names.map((name) =>
    createRoute({ getParentRoute: () => root, path: `/${name}`, component: screenNamed(name) }),
  )
  return createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() })
}

it('loads one screen after another once the shell was left alone, also after one that is lost', async () => {
  preloadScreens(routerOf('users', 'lost', 'fleets'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(loaded).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(loaded).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(loaded).toEqual(['users', 'lost', 'fleets'])
})

it('stops when the shell goes', async () => {
  const stop = preloadScreens(routerOf('users', 'fleets', 'map'))
  await vi.advanceTimersByTimeAsync(5_300)
  expect(loaded).toEqual(['users'])
  stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(loaded).toEqual(['users'])
})
