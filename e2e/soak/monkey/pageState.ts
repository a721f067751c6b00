/** A control by what a visitor perceives, so that a trail still finds it in a later build. */
export interface Target {
  role: string
  /** Accessible name, or an approximation of it, cut at 60 characters. */
  name: string
  /** Position among the controls of the same role and name. */
  nth: number
}

export type ControlKind = 'tap' | 'text' | 'choice' | 'slider'

/** A visible, enabled control that no overlay makes inert. */
export interface Control extends Target {
  kind: ControlKind
  /** Controls of one group do the same kind of thing; the generator draws a group first. */
  group: string
  /** It stands in a row of a table. */
  inRow: boolean
  /** State of a tab, option or switch; null for a control without one. */
  selected: boolean | null
  /** Number of options of a choice. */
  options: number
}

/** A control that a visitor activated, as seen by listeners of the monkey. */
export interface Activation {
  role: string
  name: string
  /** Path of a link. */
  path: string | null
  /** The navigation that it stands in: main, shortcuts, or none. */
  place: 'main' | 'shortcuts' | null
  /** Key of a menu item. */
  item: string | null
  /** Path of the page that it stands on. */
  page: string
  inDialog: boolean
}

export interface MapState {
  /** Value of `data-map`; `lost` is what replaces a map. */
  status: string
  /** Why it counts as neither drawn nor replaced; null where all is well. */
  fault: string | null
  /** Points on features, as shares of the map's width and height. */
  features: [x: number, y: number][]
}

export interface FocusState {
  /** The focused element in words; null when the page has the focus. */
  on: string | null
  /** Why no element in this state may have the focus. */
  fault: string | null
}

/** What the page is at rest after an action. */
export interface PageState {
  address: string
  lang: string
  width: number
  height: number
  headings: string[]
  controls: Control[]
  /** Controls that another one lies on. */
  covered: string[]
  focus: FocusState
  maps: MapState[]
  /** What reaches beyond its frame. */
  sideways: string[]
  /** Titles of problem panels. */
  problems: string[]
  /** Texts that this document has not shown before in this language. */
  texts: string[]
  twinIds: string[]
  scrollLocked: boolean
  /** Open modal windows, from the lowest to the topmost. */
  modals: { role: string; name: string }[]
  /** True while something other than a modal may lock the scroll: the navigation drawer. */
  drawerOpen: boolean
  /** What still loads after the time limit. */
  loading: string[]
  activations: Activation[]
  /** Actions of all recorded interactions, oldest first. */
  recorded: string[]
  /** The device's stored choices. */
  stored: Record<string, string>
}

/** How long to wait for a page at rest. */
export interface Patience {
  /** Wait until everything is loaded; without it two frames are enough. */
  patient: boolean
  /** Longest wait for maps and data, milliseconds. */
  loadLimitMs: number
}

/** Where a control is, in CSS pixels of the viewport. */
export interface Aim {
  x: number
  y: number
  /** The control, or its label, would get the tap. */
  hits: boolean
}

/** The functions that the monkey puts into each page. */
export interface PageMonkey {
  state(patience: Patience): Promise<PageState>
  aim(target: Target, share: number): Aim | null
  /** Selects an option of a native choice. @returns false when there is none */
  choose(target: Target, option: number): boolean
  /** A point of the visible map; null without one. */
  mapPoint(x: number, y: number): { x: number; y: number } | null
  loseContext(): boolean
  /** Closes the page's database handles, as WebKit does to a page that sleeps. */
  closeDatabases(): number
}
