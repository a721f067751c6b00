/** Id of the panel in the page, for the buttons that open it. */
export const PANEL_ID = 'notifications-panel'

/** Marks a button that opens and closes the panel: a press on it does not count as outside. */
export const PANEL_TOGGLE = { 'data-panel-toggle': '' } as const
export const PANEL_TOGGLE_SELECTOR = '[data-panel-toggle]'
