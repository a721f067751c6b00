import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { LOADING } from '#domain/base/live'
import type { Locale } from '#domain/base/locale'
import { aVehicle } from '#domain/testing/vehicle'
import { SearchForm } from '../../features/dashboard/SearchForm'
import { ReportTypeChooser } from '../../features/reports/editor/ReportTypeChooser'
import { BEHAVIOR_KIND } from '../../features/settings/editor/kinds/behaviorKind'
import { RuleTypeChooser } from '../../features/settings/editor/RuleTypeChooser'
import { RemoteCommandsCard } from '../../features/vehicles/commands/RemoteCommandsCard'
import { findTarget, nameOf } from '../../session/recording/targets'
import { Toggle } from '../../ui/controls/Toggle'
import { Calendar } from '../../ui/dates/Calendar'
import { SelectField } from '../../ui/fields/SelectField'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/fields/Tabs'
import { KitProvider } from '../../ui/kit/KitProvider'
import { inLanguage } from '../../ui/testing/renderIn'
import { PeriodChoice } from '../../widgets/choice/PeriodChoice'
import { BellButton } from '../shell/header/BellButton'
import { FooterBar } from '../shell/nav/FooterBar'
import { SideNav } from '../shell/nav/SideNav'

vi.mock('../../data/queries/feed', () => ({ useFeed: () => LOADING, useFeedGroups: () => LOADING }))
vi.mock('../../data/queries/fleets', () => ({ useFleets: () => LOADING }))

const nothing = () => undefined
const TODAY = { year: 2026, month: 5, day: 20 }

async function showIn(locale: Locale, part: ReactNode): Promise<void> {
  cleanup()
  const root = createRootRoute({
    component: () => (
      <KitProvider>
        <main>{part}</main>
      </KitProvider>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  render(<RouterProvider router={router as never} />, { wrapper: inLanguage(locale) })
}

/** Place among the controls of the page, which is the same in every language. */
const placeOf = (element: Element) =>
  [...document.querySelectorAll('a, button, input, label, [role]')].indexOf(element)

const MapTabs = () => (
  <Tabs selected="vehicles" onSelect={nothing}>
    <TabList label="Map">
      <Tab id="vehicles">{'Vehicles'}</Tab>
      <Tab id="charging">{'Charging stations'}</Tab>
    </TabList>
    <TabPanel id="vehicles">{'…'}</TabPanel>
  </Tabs>
)
const Speed = () => {
  const [form] = useState(() => BEHAVIOR_KIND.form(null, { system: 'imperial', locale: 'en' }))
  return <BEHAVIOR_KIND.Part form={form} change={nothing} tried={false} problem={nothing} />
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const WAYS: readonly [name: string, part: () => ReactNode, pressed: () => Element][] = [
  ['bell', () => <BellButton withHint={false} />, () => button('Notifications')],
  ['bell', () => <FooterBar />, () => button('Notifications')],
  ['link:/0', () => <FooterBar />, () => screen.getByRole('link', { name: 'Map' })],
  ['link:/0', () => <SideNav pathname="/4" />, () => screen.getByRole('link', { name: 'Map' })],
  ['link:/4', () => <SideNav pathname="/4" />, () => screen.getByRole('link', { name: 'Performance' })],
  ['choice:60', () => <PeriodChoice days={30} onDays={nothing} />, () => screen.getByText('60 days')],
  ['tab:charging', () => <MapTabs />, () => screen.getByText('Charging stations')],
  ['search', () => <SearchForm onSearch={nothing} />, () => screen.getByRole('searchbox')],
  [
    'command:hornOn',
    () => <RemoteCommandsCard vehicle={aVehicle()} />,
    () => screen.getAllByRole('button', { name: /^Horn/ })[0] as Element,
  ],
  [
    'drive-block:v-1',
    () => (
      <Toggle label="Drive block" checked={false} data-target="drive-block:v-1" onChange={async () => true} />
    ),
    () => screen.getByRole('switch'),
  ],
  [
    'link:/5?edit=new&type=fuelAndEnergy',
    () => <ReportTypeChooser section="fleet" />,
    () => screen.getByRole('link', { name: /^Fuel/ }),
  ],
  [
    'link:/7/set/7',
    () => <RuleTypeChooser isUnknown={false} />,
    () => document.querySelector('[href="/7/set/7"]') as Element,
  ],
  ['dial-number@mph', () => <Speed />, () => screen.getByRole('textbox', { name: 'Fixed speed' })],
  ['dial-more', () => <Speed />, () => button('Increase Fixed speed')],
  [
    'day:-3',
    () => <Calendar label="Trip date" value={TODAY} today={TODAY} onChange={nothing} />,
    () => screen.getByText('17'),
  ],
]

it.each(WAYS)('%s names the same control in other languages', async (name, part, pressed) => {
  await showIn('en', part())
  const control = pressed()
  expect(nameOf(control)).toBe(name)
  const place = placeOf(findTarget(name)?.element as Element)
  for (const locale of ['fr-CA', 'es-MX'] as const) {
    await showIn(locale, part())
    expect([locale, placeOf(findTarget(name)?.element as Element)]).toEqual([locale, place])
  }
})

it('names a control without a mark by its part of the page and its place, or its value', async () => {
  await showIn(
    'en',
    <SelectField label="Type" options={[{ id: 'a', label: 'A' }]} value="a" onChange={nothing} />,
  )
  expect(nameOf(button(/Type/))).toMatch(/^main>button\.\d$/)
  document.body.innerHTML = '<div role="listbox"><div role="option" data-key="radius">Radius</div></div>'
  expect(nameOf(screen.getByRole('option'))).toBe('listbox>option:radius')
})

it('counts marks that are alike', () => {
  document.body.innerHTML = '<button data-target="search">1</button><button data-target="search">2</button>'
  expect(nameOf(screen.getByText('2'))).toBe('search#1')
  expect(findTarget('search#1')?.element).toBe(screen.getByText('2'))
})

it('finds nothing that is folded away, lies under a dialog or cannot be pressed', () => {
  document.body.innerHTML =
    '<div inert><a href="/4">1</a></div><div aria-hidden="true"><a href="/4">2</a></div><button disabled data-target="bell">3</button>'
  expect([findTarget('link:/4'), findTarget('bell')]).toEqual([null, null])
})
