import 'fake-indexeddb/auto'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#domain/device/deviceSettings'
import { DEMO_SCRIPT } from '#domain/tour/demoScript'
import { deviceFacts, FACT } from '../../../../data/core/deviceFacts'
import { DATASET_NAMES } from '../../../../data/schemas/datasetStores'
import { freshRows } from '../../../../data/testing/rows'
import { endPresenting } from '../../../../session/reset'
import { deviceSettings, setDeviceSettings } from '../../../../state/deviceSettings'
import { modeFlags, resetModes } from '../../../../state/mode'
import { renderInEnglish } from '../../../../ui/testing/renderIn'
import { PresenterSection } from './PresenterSection'

const local = (text: string) => ({ en: text, 'es-MX': `${text} es`, 'fr-CA': `${text} fr` })
const note = (id: string, stop: 'opening' | 'trips', title: string) => ({
  id,
  stop,
  title: local(title),
  say: local(`Say ${title}`),
  ask: local(`Ask ${title}?`),
})

async function show() {
  const root = createRootRoute({ notFoundComponent: () => <h1>Screen</h1> })
  const booth = createRoute({ getParentRoute: () => root, path: '/booth', component: PresenterSection })
  const history = createMemoryHistory({ initialEntries: ['/booth'] })
  const router = createRouter({ routeTree: root.addChildren([booth]), history })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  await screen.findByRole('region', { name: 'Demo script' })
  return router
}

beforeEach(async () => {
  cleanup()
  resetModes()
  setDeviceSettings(DEFAULT_DEVICE_SETTINGS)
  const presenterNotes = [note('p-1', 'opening', 'Welcome'), note('p-2', 'trips', '<b>Replay</b>')]
  await freshRows({ ...Object.fromEntries(DATASET_NAMES.map((name) => [name, []])), presenterNotes })
})
afterEach(() => void vi.unstubAllGlobals())

describe('the presenter section', () => {
  it('jumps to the screen of a stop in demo mode', async () => {
    const router = await show()
    expect(screen.getByText('Say Welcome')).toBeTruthy()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(DEMO_SCRIPT.map(({ address }) => address))
    fireEvent.click(screen.getByRole('link', { name: 'Show: <b>Replay</b>' }))
    await waitFor(() => expect(router.state.location.href).toBe('/1/detail/v-1?tab=trips'))
    expect(modeFlags().inDemoMode).toBe(true)
  })

  it('hides hints and shows touches on this device until the demo is reset', async () => {
    await show()
    fireEvent.click(screen.getByRole('switch', { name: 'Hide all hints' }))
    fireEvent.click(screen.getByRole('switch', { name: 'Show touches' }))
    expect(deviceSettings()).toMatchObject({ hintsHidden: true, touchesShown: true })
    await endPresenting()
    expect(deviceSettings()).toEqual(DEFAULT_DEVICE_SETTINGS)
    expect(await deviceFacts().read(FACT.settings)).toEqual(DEFAULT_DEVICE_SETTINGS)
  })

  it('hands the notes to a share sheet as a page, without markup of the pack', async () => {
    const shared = vi.fn((_data: ShareData) => Promise.resolve())
    vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share: shared }))
    await show()
    fireEvent.click(screen.getByRole('button', { name: 'Notes for a phone' }))
    await waitFor(() => expect(shared).toHaveBeenCalledOnce())
    const [file] = shared.mock.calls[0]?.[0].files ?? []
    expect(file?.name).toBe('Demo script.html')
    const text = (await file?.text()) ?? ''
    expect(text).toContain('Say Welcome')
    expect(text).not.toContain('<b>Replay')
  })

  it('scrolls to the notes of a chapter', async () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    await show()
    const chapters = within(screen.getByRole('region', { name: 'Chapters' }))
    expect(chapters.getAllByRole('button')[0]?.textContent).toBe('0:00Your day at a glance')
    fireEvent.click(chapters.getByRole('button', { name: /Inside one vehicle$/ }))
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Inside one vehicle' })])
  })

  it('has each stop under its chapter', async () => {
    await show()
    const chapter = within(screen.getByRole('region', { name: 'Inside one vehicle' }))
    expect(chapter.getAllByRole('listitem')).toHaveLength(3)
  })
})
