import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAnnouncements } from '../../../data/queries/announcements'
import { useFeed } from '../../../data/queries/feed'
import type { FeedEvent, FeedItem } from '../../../domain/notifications/feed'
import { onSessionEvent } from '../../../session/events'
import { demoNow } from '../../../state/demoClock'
import { setPanelOpen, usePanelOpen, usePanelSeen } from '../../../state/panel'
import { resetVisitState } from '../../../state/visit'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { PANEL_TOGGLE } from '../unread/panelId'
import { NotificationsPanel } from './NotificationsPanel'

vi.mock('../../../data/queries/feed', () => ({ useFeed: vi.fn() }))
vi.mock('../../../data/queries/announcements', () => ({ useAnnouncements: vi.fn() }))

function item(id: string, minutesAgo: number, event: FeedEvent): FeedItem {
  const about = { vehicleId: 'v-1', vehicle: 'Unit 118', driverId: 'u-1', driver: 'Luis Mendoza' }
  return { id, section: 'fleet', ...about, minutesAgo, event }
}

const FEED = [
  item('ff-1', 30, { kind: 'cameraOn' }),
  item('ff-2', 60, { kind: 'offHours' }),
  item('ff-3', 900, { kind: 'cameraOff' }),
]

function Page() {
  const seen = usePanelSeen()
  return (
    <>
      <button type="button" {...PANEL_TOGGLE}>
        Bell
      </button>
      {usePanelOpen() && <NotificationsPanel problem={null} onRetry={vi.fn()} />}
      <p>{seen === null ? 'not seen' : seen.toISOString()}</p>
    </>
  )
}

async function show() {
  const root = createRootRoute({ component: Page })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return router
}

beforeEach(() => {
  resetVisitState()
  setPanelOpen(true)
  vi.mocked(useFeed).mockReturnValue({ status: 'ready', value: FEED })
  vi.mocked(useAnnouncements).mockReturnValue({ status: 'ready', value: [] })
})

describe('the notifications panel', () => {
  it('is an event of the visit when it opens', async () => {
    const heard = vi.fn()
    const end = onSessionEvent(heard)
    await show()
    await screen.findByRole('dialog', { name: 'Notifications' })
    expect(heard.mock.calls).toEqual([[{ kind: 'panelOpened' }]])
    end()
  })

  it('leaves out trips and starting cameras, and marks what is new', async () => {
    await show()
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/^Off-hours drivingUnit 118, Luis Mendoza.*New$/)
    expect(rows[1]).not.toMatch(/New$/)
  })

  it('has tabs for notifications and announcements', async () => {
    await show()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Notifications',
      'Announcements',
    ])
    fireEvent.click(screen.getByRole('tab', { name: 'Announcements' }))
    expect(screen.getByText('No Announcements Found')).toBeTruthy()
  })

  it('leads to the settings and to all notifications', async () => {
    const router = await show()
    expect(screen.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe('/all-notifications')
    fireEvent.click(screen.getByRole('button', { name: 'Notification settings' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/notification-settings'))
  })

  it('says when there is nothing, and when it is not there yet', async () => {
    vi.mocked(useFeed).mockReturnValue({ status: 'ready', value: [] })
    await show()
    expect(screen.getByText('No Notifications Found')).toBeTruthy()
  })

  it('waits while the feed is being stored', async () => {
    vi.mocked(useFeed).mockReturnValue({ status: 'ready', value: null })
    await show()
    expect(screen.getByText('Loading')).toBeTruthy()
    expect(screen.getByText('not seen')).toBeTruthy()
  })

  it('counts as looked at once it shows its list', async () => {
    await show()
    expect(screen.getByText(demoNow().toISOString())).toBeTruthy()
  })

  it('takes the focus, and gives it back to the bell on Escape', async () => {
    await show()
    expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Notifications' }))
    fireEvent.keyDown(document, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bell' }))
  })

  it('is closed by a press outside, but not by one on the bell, which closes it itself', async () => {
    await show()
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Bell' }))
    fireEvent.pointerDown(screen.getByRole('tab', { name: 'Notifications' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    fireEvent.pointerDown(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
