import type { Control, PageState } from '../pageState'

/** A page at rest where every invariant holds, with these differences. */
export function pageState(differences: Partial<PageState>): PageState {
  return {
    address: '/1',
    lang: 'en',
    width: 1180,
    height: 820,
    headings: ['Vehicles'],
    controls: [],
    covered: [],
    focus: { on: null, fault: null },
    maps: [],
    sideways: [],
    problems: [],
    texts: [],
    twinIds: [],
    scrollLocked: false,
    modals: [],
    drawerOpen: false,
    loading: [],
    activations: [],
    recorded: [],
    stored: {},
    ...differences,
  }
}

/** A control that is tapped, with these differences. */
export function control(differences: Partial<Control>): Control {
  return {
    role: 'button',
    name: 'Button',
    nth: 0,
    kind: 'tap',
    group: 'main button Button',
    inRow: false,
    selected: null,
    options: 0,
    ...differences,
  }
}
