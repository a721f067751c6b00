import type { PageTools } from './page/main'
import type { Sighting } from './page/probe'
import type { StartPlan } from './plan'

/** A document of the kiosk's origin without the kiosk in it, in which the tools of faults are called. */
export const HELPER_PATH = '/icons/favicon.svg'

/** The tab that a cold start is made in. */
export interface StartPage {
  /** Asks for an address, without waiting for what comes. */
  begin(address: string): Promise<void>
  /** Asks for an address; resolves once something answered, or the browser is gone. */
  go(address: string): Promise<void>
  /** What the page sees of its own start; null while no document answers. */
  ask(mayTap: boolean): Promise<Sighting | null>
  /** Presses the plain page's button. */
  pressPlain(): Promise<void>
  /** Whether the browser has given neither a document nor an error for what was asked for. */
  isUnanswered(): boolean
  /** @throws Error when no answer came because the harness has lost the browser */
  expectBrowser?(plan: StartPlan): Promise<void>
  /** What is to be seen of a start that ended without a screen. */
  describe(): Promise<string>
}

/** A device for many cold starts: one engine's browser on a prepared profile. */
export interface StartDevice {
  /** Whether tools can be called while a start goes on; where not, a fault of theirs comes before it. */
  readonly worksBeside: boolean
  /** The tab of the start. */
  readonly page: StartPage
  /** Opens what tools are called in, and an empty tab for the start. @param beside the tools are kept */
  turnOn(plan: StartPlan, beside: boolean): Promise<void>
  /** Calls a tool in a page of the same origin. */
  tool<Name extends keyof PageTools>(
    name: Name,
    ...args: Parameters<PageTools[Name]>
  ): Promise<Awaited<ReturnType<PageTools[Name]>>>
  /** Ends the calls of tools. */
  leaveTools(): Promise<void>
  /** Kills the page, or the browser as a power cut would, and opens an empty tab again. */
  killAndReopen(what: 'page' | 'browser', plan: StartPlan): Promise<void>
  /** Leaves the device as the next start may find it. @param harmed its profile is thrown away */
  rest(harmed: boolean): Promise<void>
  discard(): Promise<void>
}
