import type { LngLat } from '#domain/geo/lngLat'
import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MapArea } from '#domain/geofence/areas'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { withDatabase } from '../../../../data/core/databaseConnection'
import { freshRows } from '../../../../data/testing/rows'
import { resetVisitState } from '../../../../state/visit'
import { clearToasts, currentToast } from '../../../../ui/feedback/toast'
import { renderInEnglish } from '../../../../ui/testing/renderIn'
import { RuleEditorScreen } from '../RuleEditorScreen'

// A map needs a browser: it is tapped in one place.
vi.mock('../../../../map/MapView', () => ({
  MapView: ({ onTap }: { onTap: (at: LngLat) => void }) => (
    <button type="button" onClick={() => onTap([-87.65, 41.88])}>
      Tap the map
    </button>
  ),
}))

const ZIP: MapArea = {
  id: 'ar-1',
  region: 'us',
  kind: 'zipCode',
  name: '60612',
  code: null,
  illustrative: true,
  ring: [
    [-87.7, 41.87],
    [-87.67, 41.87],
    [-87.67, 41.89],
    [-87.7, 41.89],
    [-87.7, 41.87],
  ],
}
const everywhere = <Value,>(value: Value) => ({ us: value, ca: value, mx: value })
const FENCE = {
  id: 'g-1',
  section: 'fleet',
  boundary: 'radius',
  name: everywhere('Depot'),
  area: everywhere({ type: 'Circle', center: [-87.68, 41.88], radiusMi: 0.25 }),
}
const RULE = {
  ...RULE_DEFAULTS,
  id: '7',
  type: RULE_TYPES.geofence,
  name: { en: 'Stored', 'es-MX': 'Guardada', 'fr-CA': 'Enregistrée' },
  lastUpdated: { daysAgo: 9, minuteOfDay: 600 },
  geofence: { ...RULE_DEFAULTS.geofence, mapId: FENCE.id, trigger: { enter: true, exit: true } },
}

beforeEach(async () => {
  clearToasts()
  resetVisitState()
  const rows = {
    ...{ customNotifications: [RULE], geofences: [FENCE], areas: [ZIP] },
    ...{ vehicles: [], users: [], vehicleDays: [], places: [], trips: [] },
  }
  await freshRows(rows)
})

const stored = () => withDatabase((db) => db.customNotifications.toArray())
const fences = () => withDatabase((db) => db.geofences.toArray())

/** Shows the editor of a geofence rule, of a new one without an id. */
async function open(id: string | null) {
  const onList = vi.fn()
  function Page() {
    const [shown, setShown] = useState(id)
    return <RuleEditorScreen type={RULE_TYPES.geofence} id={shown} onShow={setShown} onList={onList} />
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  await name()
  return onList
}

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const press = (button: string | RegExp) => fireEvent.click(screen.getByRole('button', { name: button }))
const radius = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Radius' })
const sizeOf = (of: string) => screen.getByText(of, { selector: 'dt' }).nextElementSibling?.textContent
const problem = () => document.querySelector('[data-problem]')?.textContent

async function chooseBoundary(boundary: RegExp) {
  press(/Boundary type/)
  fireEvent.click(await screen.findByRole('option', { name: boundary }))
}

describe('the tools of a geofence', () => {
  it('begin with the boundary type, above the map that it changes', async () => {
    await open(null)
    const boundary = screen.getByRole('button', { name: /Boundary type/ })
    const map = screen.getByRole('button', { name: 'Tap the map' })
    expect(boundary.compareDocumentPosition(map)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('set a circle by its number, choose a zip code, and lose nothing between them', async () => {
    await open(null)
    await chooseBoundary(/^Radius/)
    press('Tap the map')
    type(radius(), '2')
    expect(sizeOf('Area')).toBe('12.6\u00a0mi²')
    type(radius(), '2000')
    expect(problem()).toBe('Enter a radius from 0.1\u00a0mi to 100\u00a0mi.')
    expect(radius().value).toBe('2000')
    type(radius(), '2')
    press('Larger radius')
    expect(radius().value).toBe('3')

    await chooseBoundary(/^Zip code/)
    const zip = screen.getByRole('combobox', { name: 'Zip code' })
    zip.focus()
    type(zip, ZIP.name)
    await screen.findByRole('option', { name: ZIP.name })
    fireEvent.keyDown(zip, { key: 'ArrowDown' })
    fireEvent.keyDown(zip, { key: 'Enter' })
    await waitFor(() => expect(sizeOf('Area')).toMatch(/^\d.*mi²$/))
    expect(screen.getByText(/Illustrative outlines/)).toBeTruthy()
    await chooseBoundary(/^Radius/)
    expect(radius().value).toBe('3')

    await chooseBoundary(/^Zip code/)
    type(await name(), 'Left the zip')
    press('Enters geofence')
    press('Create notification')
    await waitFor(async () => expect(await fences()).toHaveLength(2))
    expect((await fences()).find(({ id }) => id !== FENCE.id)).toMatchObject({
      boundary: 'zipCode',
      name: { us: ZIP.name },
    })
    expect((await stored()).find(({ id }) => id !== RULE.id)).toMatchObject({
      geofence: { trigger: { enter: false, exit: true } },
    })
  })
})

it('restored after a reload, then cleared: a new drawing is not called restored', async () => {
  await open(null)
  press('Tap the map')
  cleanup()
  await open(null)
  expect(screen.getByText('Your unsaved changes were restored.')).toBeTruthy()
  press('Clear drawing')
  press('Tap the map')
  expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull()
})

describe('a stored geofence rule', () => {
  it('changes its own row and leaves its fence', async () => {
    await open(RULE.id)
    type(await name(), 'Yard')
    press('Save changes')
    await waitFor(async () => expect((await stored())[0]?.name.en).toBe('Yard'))
    expect(await stored()).toHaveLength(1)
    expect(await fences()).toEqual([FENCE])
  })

  it('is deleted after a question', async () => {
    const onList = await open(RULE.id)
    press('Delete')
    fireEvent.click(await screen.findByRole('button', { name: 'Delete notification' }))
    await waitFor(() => expect(currentToast()?.message).toBe('Notification deleted successfully'))
    expect(onList).toHaveBeenCalledOnce()
    expect(await stored()).toEqual([])
  })
})
