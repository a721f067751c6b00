import { defineConfig } from '@playwright/test'
import { SOFTWARE_WEBGL } from './drivers/mapScreen'

/** Specs that measure what lies where. */
const LAYOUT = [
  'extremes',
  'hints',
  'notifications',
  'performance',
  'routes',
  'rules',
  'shell',
  'tables',
].map((name) => `${name}.spec.ts`)

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
  // One worker per CI core, because a browser is several processes.
  workers: 2,
  // On CI a passed retry is reported as flaky by name; locally there is no retry.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    // A quarter of the pixels costs a fifth less; a border of one pixel is two pixels wide then.
    { name: 'rooms', testIgnore: LAYOUT, use: { deviceScaleFactor: 0.5 } },
    { name: 'layout', testMatch: LAYOUT },
  ],
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    viewport: { width: 1180, height: 820 },
    serviceWorkers: 'allow',
    screenshot: 'only-on-failure',
    // A blocked step fails after half a minute instead of at the test's timeout.
    actionTimeout: 30_000,
    launchOptions: SOFTWARE_WEBGL,
  },
})
