import type { Params, Protocol } from './protocol'

/** Like the devices of the other tests, at half the pixels. */
const SCREEN = { width: 1180, height: 820, deviceScaleFactor: 0.5, mobile: false }

/** A tab of a browser, by the protocol alone. */
export class BrowserTab {
  private isOpen = true

  private constructor(
    private readonly protocol: Protocol,
    private readonly targetId: string,
    private readonly sessionId: string,
  ) {}

  static async open(protocol: Protocol, script: string): Promise<BrowserTab> {
    const { targetId } = await protocol.send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await protocol.send('Target.attachToTarget', { targetId, flatten: true })
    const tab = new BrowserTab(protocol, String(targetId), String(sessionId))
    await Promise.all([
      tab.send('Page.enable'),
      tab.send('Runtime.enable'),
      tab.send('Network.enable'),
      tab.send('Inspector.enable'),
      tab.send('Emulation.setDeviceMetricsOverride', SCREEN),
      tab.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
      tab.send('Page.addScriptToEvaluateOnNewDocument', { source: script }),
    ])
    return tab
  }

  send(method: string, params: Params = {}): Promise<Params> {
    return this.protocol.send(method, params, this.sessionId)
  }

  on(method: string, listener: (params: Params) => void): void {
    this.protocol.on(this.sessionId, method, listener)
  }

  /** Asks for an address. @returns the browser's error, once the navigation was answered */
  async go(url: string): Promise<string | undefined> {
    const { errorText } = await this.send('Page.navigate', { url })
    return errorText === undefined ? undefined : String(errorText)
  }

  /** Value of an expression in the page, or of its promise. @throws Error of the page */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as {
      result?: { value?: T }
      exceptionDetails?: { text: string; exception?: { description?: string } }
    }
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result?.value as T
  }

  async close(): Promise<void> {
    if (!this.isOpen) return
    this.isOpen = false
    await this.protocol.send('Target.closeTarget', { targetId: this.targetId })
  }
}
