import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describe as inWords } from './action'
import { everyPair, NeighborWalker, neighborWalks } from './neighbors'
import { control, pageState } from './testing/states'

const tab = (name: string, selected = false) =>
  control({ role: 'tab', name, group: `main tab ${name}`, selected })

it('takes every way between two options in both directions, once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(), (count, at) => {
      const from = at % count
      const order = [from, ...everyPair(count, from)]
      const ways = order.slice(1).map((node, index) => `${order[index]}-${node}`)
      expect(new Set(ways).size).toBe(ways.length)
      expect(ways).toHaveLength(count * (count - 1))
    }),
  )
})

it('walks tabs, choices and toggles of the screen, not the navigation', () => {
  const controls = [
    tab('Vehicles 48', true),
    tab('Places 12'),
    control({ role: 'button', name: 'Truck', group: 'main button Truck', selected: false }),
    control({ role: 'button', name: 'Zoom in', group: 'main button Zoom in' }),
    control({ role: 'combobox', name: 'Fleet', group: 'header combobox Fleet', kind: 'choice', options: 2 }),
    control({ role: 'button', name: 'Fleet Management', group: 'nav button', selected: true }),
    control({ role: 'link', name: 'Unit 118', group: 'main link /1/detail/*' }),
  ]
  const walks = neighborWalks(pageState({ controls }))
  expect(walks.map(({ name, actions }) => [name, ...actions.map(inWords)])).toEqual([
    ['between "Vehicles #", "Places #"', 'tap tab "Places 12"', 'tap tab "Vehicles 48"'],
    [
      'between options of "Fleet"',
      'choose option 2 of combobox "Fleet"',
      'choose option 1 of combobox "Fleet"',
    ],
    [
      'in and out of button "Truck"',
      ...['tap button "Truck"', 'press Escape', 'tap button "Truck"', 'tap button "Truck"'],
    ],
    ['in and out of button "Zoom in"', 'tap button "Zoom in"', 'press Escape'],
  ])
})

it('walks what each tab shows, comes back from elsewhere, and ends', () => {
  const shown = { Vehicles: ['Truck'], Places: ['Depot'] }
  let current: keyof typeof shown = 'Vehicles'
  let address = '/0'
  const page = () =>
    pageState({
      address,
      controls: [
        ...(['Vehicles', 'Places'] as const).map((name) => tab(name, name === current)),
        ...shown[current].map((name) => control({ name, group: `main button ${name}` })),
      ],
    })
  const walker = new NeighborWalker('/0')
  const lines: string[] = []
  for (let action = walker.next(page()); action; action = walker.next(page())) {
    lines.push(inWords(action))
    if (action.kind === 'tap' && action.target.name in shown) current = action.target.name as typeof current
    if (action.kind === 'tap' && action.target.name === 'Truck') address = '/1'
    if (action.kind === 'open') address = action.address
  }
  expect(lines).toEqual([
    ...['tap tab "Places"', 'tap tab "Vehicles"'],
    ...['tap button "Truck"', 'press Escape', 'follow /0'],
    ...['tap tab "Places"', 'tap button "Depot"', 'press Escape'],
  ])
})
