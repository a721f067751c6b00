import type { Action, Key } from './action'
import type { Control, PageState, Target } from './pageState'

/** Options beyond these are alike. */
const MOST_OPTIONS = 4
/** Controls of a group beyond these are alike: the fourth chip says what the first did. */
const MOST_ALIKE = 2
/** A walk that comes upon ever new states ends here. */
const MOST_STEPS = 160
const MOST_RETURNS = 12

/** A walk between neighboring states of a screen. */
export interface NeighborWalk {
  name: string
  actions: Action[]
}

/**
 * Walks a screen from the state that it is in: between every two options of each tab list, radio group
 * and choice, in both directions; into and out of each toggle, panel, menu and sheet; and so in each tab.
 */
export class NeighborWalker {
  private readonly queue: Action[] = []
  private readonly walked = new Set<string>()
  private readonly explored = new Set<string>()
  private returns = 0
  private steps = 0

  constructor(
    private readonly address: string,
    private readonly mostSteps = MOST_STEPS,
  ) {}

  /** The next action; null once every way was walked. */
  next(state: PageState): Action | null {
    if (this.steps++ >= this.mostSteps) return null
    return this.queue.shift() ?? this.back(state) ?? this.walk(state) ?? this.explore(state)
  }

  /** Out of an overlay, and back to the screen. */
  private back({ address, modals, drawerOpen }: PageState): Action | null {
    const away = pathOf(address) !== pathOf(this.address)
    if (!(away || modals.length > 0 || drawerOpen) || this.returns++ >= MOST_RETURNS) return null
    return away ? { kind: 'open', way: 'follow', address: this.address } : press('Escape')
  }

  private walk(state: PageState): Action | null {
    const walk = neighborWalks(state).find(({ name }) => !this.walked.has(name))
    if (!walk) return null
    this.walked.add(walk.name)
    this.queue.push(...walk.actions)
    return this.queue.shift() ?? null
  }

  private explore({ controls }: PageState): Action | null {
    const key = ({ name }: Control) => plain(name)
    const tabs = controls.filter(({ role }) => role === 'tab')
    for (const tab of tabs.filter(({ selected }) => selected)) this.explored.add(key(tab))
    const next = tabs.find((tab) => !this.explored.has(key(tab)))
    if (!next) return null
    this.explored.add(key(next))
    return tap(next)
  }
}

/** The walks that a state offers. */
export function neighborWalks({ controls }: PageState): NeighborWalk[] {
  const own = controls.filter(({ group }) => /^(main|header|page|tabpanel) /.test(group))
  return [...optionWalks(own), ...own.filter(({ kind }) => kind === 'choice').map(choiceWalk), ...visits(own)]
}

function optionWalks(controls: readonly Control[]): NeighborWalk[] {
  return optionGroups(controls).map((group) => {
    const options = group.slice(0, MOST_OPTIONS)
    const from = options.findIndex(({ selected }) => selected)
    const names = options.map(({ name }) => `"${plain(name)}"`)
    const order = everyPair(options.length, Math.max(0, from))
    return {
      name: `between ${names.join(', ')}`,
      actions: order.flatMap((index) => (options[index] ? [tap(options[index])] : [])),
    }
  })
}

/** Tabs or radio buttons beside each other in the page's order. */
function optionGroups(controls: readonly Control[]): Control[][] {
  const groups: Control[][] = []
  for (const [index, control] of controls.entries()) {
    if (!isOption(control)) continue
    const current = groups.at(-1)
    if (current && controls[index - 1]?.role === control.role) current.push(control)
    else groups.push([control])
  }
  return groups.filter((options) => options.length > 1)
}

function choiceWalk({ role, name, nth, options }: Control): NeighborWalk {
  const target = { role, name, nth }
  const order = everyPair(Math.min(options, MOST_OPTIONS), 0)
  return {
    name: `between options of "${plain(name)}"`,
    actions: order.map((option) => ({ kind: 'choose', target, option })),
  }
}

/** What has a state is tapped in and out, twice; what has none is tapped and left with Escape. */
function visits(controls: readonly Control[]): NeighborWalk[] {
  const alike = new Map<string, number>()
  return controls.flatMap((control) => {
    const { role, kind, group, selected, name } = control
    if (isOption(control) || kind !== 'tap' || role === 'link') return []
    const count = alike.get(group) ?? 0
    alike.set(group, count + 1)
    if (count >= MOST_ALIKE) return []
    const actions = [tap(control), press('Escape')]
    return [
      {
        name: `in and out of ${role} "${plain(name)}"`,
        actions: selected === null ? actions : [...actions, tap(control), tap(control)],
      },
    ]
  })
}

/**
 * A way over all ordered pairs of `count` nodes from node `from` (Hierholzer's circuit on the complete
 * directed graph). @returns the nodes after the first
 */
export function everyPair(count: number, from: number): number[] {
  const nodes = Array.from({ length: count }, (_, node) => node)
  const open = nodes.map((node) => nodes.filter((other) => other !== node))
  const stack = [from]
  const circuit: number[] = []
  for (let node = stack.at(-1); node !== undefined; node = stack.at(-1)) {
    const next = open[node]?.pop()
    if (next !== undefined) stack.push(next)
    else circuit.push(stack.pop() ?? node)
  }
  return circuit.reverse().slice(1)
}

const isOption = ({ role }: Control) => role === 'tab' || role === 'radio'
const plain = (name: string) => name.replace(/\d+/g, '#')
const pathOf = (address: string) => address.split('?')[0]
const press = (key: Key): Action => ({ kind: 'press', key })

function tap({ role, name, nth }: Target): Action {
  return { kind: 'tap', target: { role, name, nth }, times: 1, share: 0.5 }
}
