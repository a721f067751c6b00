import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CHAPTERS } from '#domain/tour/chapters'
import { WAYPOINTS } from '#domain/tour/waypoints'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { TourScreen } from './TourScreen'
import { tourProgress } from './tourProgress'

async function show(seen: readonly number[], reachable: readonly (typeof WAYPOINTS)[number][] = WAYPOINTS) {
  const root = createRootRoute({
    component: () => (
      <TourScreen
        title="Guided tour"
        progress={tourProgress(reachable, seen)}
        onStart={() => undefined}
        onChapter={() => undefined}
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
