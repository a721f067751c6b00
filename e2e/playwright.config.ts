import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/test/chromium'

const browser = findChromium()

/**
 * Every test serves its own copy of the build from a server of its own, so that "the server is
 * stopped" is true, and drives a browser of its own, so that it can be closed and killed.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '.artifacts/results',
  fullyParallel: true,
  globalSetup: './globalSetup.ts',
  // One a core of CI: a browser is several processes, and more of them wait for each other.
  workers: 2,
  // On CI a second try is reported as flaky, by name, instead of stopping a landing; here it is a failure.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1180, height: 820 },
    serviceWorkers: 'allow',
    screenshot: 'only-on-failure',
    // A step that cannot be done is said after half a minute, not when the test is over.
    actionTimeout: 30_000,
    launchOptions: {
      ...(browser && { executablePath: browser.path }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
      ],
    },
  },
})
