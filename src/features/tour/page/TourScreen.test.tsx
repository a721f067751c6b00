import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CHAPTERS } from '#domain/tour/chapters'
import { WAYPOINTS } from '#domain/tour/waypoints'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { TourScreen } from './TourScreen'
import { tourProgress } from './tourProgress'

const play = vi.fn()

async function show(
  seen: readonly number[],
  reachable: readonly (typeof WAYPOINTS)[number][] = WAYPOINTS,
  onGame: typeof play | null = play,
) {
  const root = createRootRoute({
    component: () => (
      <TourScreen
        title="Guided tour"
        progress={tourProgress(reachable, seen)}
        onStart={() => undefined}
        onChapter={() => undefined}
        ways={{ onGame, onOwnFleet: () => undefined, onAgain: () => undefined }}
      />
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const chapters = () => within(screen.getByRole('navigation', { name: 'Or go straight to a chapter' }))
const links = () => chapters().getAllByRole('link')

it('has a link to the first screen of each chapter, and nothing about progress before a hint was seen', async () => {
  await show([])
  expect(links().map((link) => link.getAttribute('href'))).toEqual(CHAPTERS.map(({ start }) => start))
  expect(links()[1]?.textContent).toContain('2 hints, 18 s')
  expect(screen.queryByText(/seen/)).toBeNull()
})

it('says how many hints were seen, in all and in each chapter, once one was', async () => {
  await show([7, 8, 1])
  expect(screen.getByText('3 of 20 seen')).toBeTruthy()
  expect(links().map((link) => /\d of \d seen/.exec(link.textContent)?.[0])).toEqual([
    '1 of 7 seen',
    '2 of 2 seen',
    undefined,
    undefined,
    undefined,
  ])
})

it('counts only the hints that the plan can show', async () => {
  await show(
    [7, 8],
    WAYPOINTS.filter(({ name }) => name !== 'map-filter'),
  )
  expect(screen.getByText('1 of 19 seen')).toBeTruthy()
  expect(links()[1]?.textContent).toContain('1 of 1 seen')
})

it('ends with the ways on once everything that the plan can show was seen', async () => {
  const reachable = WAYPOINTS.filter(({ name }) => name !== 'map-filter')
  await show(
    reachable.map(({ id }) => id),
    reachable,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('That is the whole fleet.')
  expect(screen.getByText('19 of 19 seen')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Your own fleet' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'See it again' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Play Fleet Hero/ }))
  expect(play).toHaveBeenCalledOnce()
})

it('offers no game at its end where the device has none', async () => {
  await show(
    WAYPOINTS.map(({ id }) => id),
    WAYPOINTS,
    null,
  )
  expect(screen.queryByRole('button', { name: /Fleet Hero/ })).toBeNull()
})
