import 'fake-indexeddb/auto'
import { readFileSync } from 'node:fs'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkSettingsSearch } from '#domain/account/settingsPage'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import { withDatabase } from '../../../data/core/databaseConnection'
import { DATASET_NAMES } from '../../../data/schemas/datasetStores'
import { freshRows } from '../../../data/testing/rows'
import { NotificationSettingsScreen } from '../../../features/settings/rows/NotificationSettingsScreen'
import { enterMode, resetModes } from '../../../state/mode'
import { foldSection, selectSettingsPage } from '../../../state/settingsPage'
import { resetVisitState } from '../../../state/visit'
import { clearToasts, currentToast } from '../../../ui/feedback/toast'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { AppFormats } from '../../boot/AppFormats'
import { parseSearch, stringifySearch } from '../search/searchText'
import { enterSettings } from '../tree/guards'
import { SettingsRoute } from './SettingsRoute'

const read = (file: string) =>
  JSON.parse(readFileSync(`demo-data/${file}.json`, 'utf8')) as Record<string, object[]>
const SHIPPED = { ...read('account'), ...read('vehicles') }
const RULES = SHIPPED.customNotifications as NotificationRule[]

/** The settings at an address, under parent routes with the same ids as in the app. */
async function showAt(address: string) {
  const root = createRootRoute({ notFoundComponent: () => null })
  const shell = createRoute({ getParentRoute: () => root, id: 'shell' })
  const settings = createRoute({
    getParentRoute: () => shell,
    path: '/7',
    validateSearch: checkSettingsSearch,
    beforeLoad: enterSettings,
    component: SettingsRoute,
  })
  const rows = createRoute({
    getParentRoute: () => shell,
    path: '/notification-settings',
    component: NotificationSettingsScreen,
  })
  const editor = createRoute({
    getParentRoute: () => shell,
    path: '/7/set/{-$type}/{-$editing}',
    component: () => <p>the editor</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([shell.addChildren([settings, rows, editor])]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  renderInEnglish(
    <AppFormats>
      <RouterProvider router={router} />
    </AppFormats>,
  )
  return router
}

const section = (name: string) => screen.findByRole('region', { name })
const stored = (id: string) => withDatabase((db) => db.customNotifications.get(id))

beforeEach(async () => {
  cleanup()
  clearToasts()
  resetVisitState()
  resetModes()
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
  await freshRows(Object.fromEntries(DATASET_NAMES.map((name) => [name, SHIPPED[name] ?? []])))
})

describe('the settings', () => {
  it('open on the notifications, keep the page on the device and begin anew after a reset', async () => {
    await showAt('/7')
    await section('Diagnostics')
    expect(localStorage.getItem('selectedSettingsPage')).toBe('4')
    fireEvent.click(screen.getByRole('button', { name: 'Appearance' }))
    expect(screen.getByRole('radio', { name: /Dark/ })).toBeTruthy()
    expect(localStorage.getItem('selectedSettingsPage')).toBe('3')
    act(resetVisitState)
    expect(localStorage.getItem('selectedSettingsPage')).toBe('4')
  })

  it('open on the page or the section that a link asks for, and drop the request', async () => {
    selectSettingsPage(2)
    foldSection(7, true)
    const router = await showAt('/7?type=7&title=Mine')
    const heading = within(await section('Driver behavior')).getByRole('button', { name: 'Driver behavior' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(heading.getAttribute('aria-expanded')).toBe('true')
    expect(router.state.location.searchStr).toBe('?title=Mine')
  })
})

describe('the rules', () => {
  it('stand in eight sections, each with its rules and a way to a new one', async () => {
    const router = await showAt('/7')
    await section('Driving limit')
    expect(screen.getAllByRole('region').map((one) => one.querySelectorAll('li').length)).toEqual(
      [1, 3, 7, 8, 9, 10, 11, 12].map(
        (type) => RULES.filter((rule) => rule.section === 'fleet' && rule.type === type).length,
      ),
    )
    fireEvent.click(within(await section('Driving limit')).getByRole('button', { name: 'New notification' }))
    await screen.findByText('the editor')
    expect(router.state.location.pathname).toBe('/7/set/12')
  })

  it('have a way to a new one of any type above them', async () => {
    const router = await showAt('/7')
    await section('Driving limit')
    fireEvent.click(screen.getByRole('link', { name: 'New notification' }))
    await screen.findByText('the editor')
    expect(router.state.location.pathname).toBe('/7/set')
  })

  it('of a dealer are the dealer’s own', async () => {
    enterMode('dealer')
    await showAt('/7')
    await section('Driving limit')
    const names = RULES.filter((rule) => rule.section === 'dealer').map(({ name }) => name.en)
    expect(
      screen
        .getAllByRole('link')
        .slice(2)
        .map(({ textContent }) => textContent),
    ).toEqual(names)
    expect(within(await section('Driving limit')).getByText(/No notifications of this type yet/)).toBeTruthy()
  })

  it('switch a channel in place, with an undo', async () => {
    await showAt('/7')
    const email = within(await section('Driver behavior')).getByRole('switch', {
      name: 'Highway speed: Email',
    })
    await act(async () => fireEvent.click(email))
    await waitFor(async () => expect(await stored('4')).toMatchObject({ email: true }))
    expect(currentToast()).toMatchObject({ message: 'Highway speed: turned on', action: { label: 'Undo' } })
    await act(async () => currentToast()?.action?.run())
    await waitFor(async () => expect(await stored('4')).toEqual(RULES.find(({ id }) => id === '4')))
  })

  it('keep their last channel, and say why', async () => {
    await showAt('/7')
    const inApp = within(await section('Driver behavior')).getByRole('switch', {
      name: 'Highway speed: In-app',
    })
    await act(async () => fireEvent.click(inApp))
    expect(currentToast()?.message).toMatch(/needs a channel/)
    expect((inApp as HTMLInputElement).checked).toBe(true)
  })

  it('are deleted for all managers after a question, with an undo', async () => {
    await showAt('/7')
    await section('Driver behavior')
    fireEvent.click(screen.getByRole('button', { name: 'Delete Highway speed' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText('It will be deleted for all fleet managers.')).toBeTruthy()
    await act(async () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Delete notification' })),
    )
    await waitFor(async () => expect(await stored('4')).toBeUndefined())
    expect(currentToast()).toMatchObject({
      message: 'Notification deleted successfully',
      action: { label: 'Undo' },
    })
    await act(async () => currentToast()?.action?.run())
    await waitFor(async () => expect(await stored('4')).toBeDefined())
  })
})

describe('the notification settings', () => {
  const rowsIn = async (name: string) =>
    within(await section(name))
      .getAllByRole('row')
      .slice(2)
      .map((row) => row.querySelector('th span')?.textContent)
  const shipped = (group: string, mode: 'showInFleet' | 'showInDealer') =>
    (SHIPPED.notificationRows as { group: string; name: { en: string }; [mode]: boolean }[])
      .filter((row) => row.group === group && row[mode])
      .map(({ name }) => name.en)

  it.each([
    ['fleet', 'showInFleet'],
    ['dealer', 'showInDealer'],
  ] as const)('show the rows of %s mode', async (mode, flag) => {
    enterMode(mode)
    await showAt('/notification-settings')
    expect(await rowsIn('Fleet activity')).toEqual(shipped('fleetActivity', flag))
    expect(await rowsIn('Subscription')).toEqual(shipped('subscription', flag))
  })

  it('switch all of a group at once', async () => {
    await showAt('/notification-settings')
    const all = within(await section('Subscription')).getByRole('switch', {
      name: 'All of Subscription: Email',
    })
    const wasOn = (all as HTMLInputElement).checked
    await act(async () => fireEvent.click(all))
    const names = shipped('subscription', 'showInFleet')
    await waitFor(() => {
      for (const name of names)
        expect(screen.getByRole<HTMLInputElement>('switch', { name: `${name}: Email` }).checked).toBe(!wasOn)
    })
  })
})

describe('language and region', () => {
  it('shows what a clock makes of an afternoon, and goes back to the defaults', async () => {
    await showAt('/7?page=2')
    const restore = await screen.findByRole<HTMLButtonElement>('button', { name: 'Restore defaults' })
    expect(restore.disabled).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: '24-hour' }))
    const row = () => withDatabase((db) => db.userSettings.get('settings'))
    await waitFor(async () => expect(await row()).toMatchObject({ hourCycle: 'h23' }))
    await waitFor(() => expect(restore.disabled).toBe(false))
    await act(async () => fireEvent.click(restore))
    await waitFor(async () => expect(await row()).toEqual(SHIPPED.userSettings?.[0]))
  })
})

describe('the account', () => {
  it('changes the profile after a check of its fields', async () => {
    await showAt('/7?page=1')
    fireEvent.click(await screen.findByRole('button', { name: 'Edit profile' }))
    const dialog = await screen.findByRole('dialog')
    const type = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByRole('textbox', { name: label }), { target: { value } })
    const save = within(dialog).getByRole('button', { name: 'Save changes' })
    const row = () => withDatabase((db) => db.accounts.get('a-1'))
    type('Phone', '12')
    await act(async () => fireEvent.click(save))
    expect((await row())?.phone.us).not.toBe('12')
    type('Phone', '(312) 555-0199')
    type('Name', 'Amara Okafor-Lindqvist')
    await act(async () => fireEvent.click(save))
    await waitFor(async () =>
      expect(await row()).toMatchObject({
        name: 'Amara Okafor-Lindqvist',
        initials: 'AO',
        phone: { us: '(312) 555-0199' },
      }),
    )
    expect(await screen.findByRole('heading', { name: 'Amara Okafor-Lindqvist' })).toBeTruthy()
  })
})
