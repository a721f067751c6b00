import * as database from './databaseFaults'
import * as device from './deviceFaults'
import { breakDocument } from './documentFaults'
import { plainPageControl, type Sighting, watchStart } from './probe'

const tools = { ...database, ...device }

/** What the harness may ask of a page. */
export type PageTools = typeof tools

declare global {
  interface Window {
    starts?: PageTools & {
      /** Starts to watch this document, with a fault that is made in it. */
      begin: (fault: string) => void
      report?: (mayTap: boolean) => Sighting
      pressPlain: () => void
    }
  }
}

window.starts ??= {
  ...tools,
  begin(fault) {
    // The browser's own error page is no document of ours.
    if (!window.starts || window.starts.report || !location.protocol.startsWith('http')) return
    breakDocument(fault)
    window.starts.report = watchStart()
  },
  pressPlain: () => plainPageControl()?.click(),
}
