import { fileURLToPath } from 'node:url'
import { freePort, start } from '../harness/processes'
import { waitFor } from '../harness/wait'
import { PYTHON } from './requirements'
import { driverReady, WebDriverSession } from './webdriver'

export interface Browser {
  page: WebDriverSession
  /** Closes the window and ends the driver; the profile stays. */
  quit(): Promise<void>
  /** Kills browser and driver, as a power cut would; the profile stays as it is at that moment. */
  kill(): Promise<void>
  /** Process group of the browser with all its processes. */
  group: number
}

export interface BrowserOptions {
  /** Folder that keeps the site's storage between launches. */
  profile: string
  /** DISPLAY of the virtual screen. */
  display: string
  onLine: (line: string) => void
  /** File of a program that runs in each document before its own scripts. */
  script?: string
  /** Answers a visit at once instead of when the page is loaded. */
  impatient?: boolean
}

/** Opens real WebKit (WebKitGTK) with a persistent profile. */
export async function openBrowser({
  profile,
  display,
  onLine,
  script = '',
  impatient = false,
}: BrowserOptions): Promise<Browser> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const driver = start('WebKitWebDriver', [`--port=${port}`], {
    // navigator.storage is off by default in this build, unlike on an iPad.
    env: {
      ...process.env,
      DISPLAY: display,
      WK_PROFILE: profile,
      WK_SCRIPT: script,
      WK_SIZE: '1180x820',
      WK_FEATURES: 'StorageAPI,StorageAPIEstimate,FileSystem',
    },
    onLine,
  })
  try {
    await waitFor('WebKitWebDriver', 10_000, async () => (await driverReady(address)) || undefined)
    const program = fileURLToPath(new URL('./wkbrowser.py', import.meta.url))
    const page = await WebDriverSession.open(address, {
      'webkitgtk:browserOptions': { binary: PYTHON, args: [program] },
      pageLoadStrategy: impatient ? 'none' : 'normal',
    })
    const quit = async () => {
      await page.quit().catch(() => {})
      await driver.stop()
    }
    return { page, quit, kill: driver.kill, group: driver.child.pid ?? 0 }
  } catch (error) {
    await driver.stop()
    throw error
  }
}
