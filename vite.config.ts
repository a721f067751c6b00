import { execSync } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { linguiMacroSwcPlugin } from '@lingui/swc-plugin/options'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react-swc'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import pkg from './package.json' with { type: 'json' }

import { basemapArchives } from './scripts/build/basemap'
import { canadianWords } from './scripts/build/canadianWords'
import { chunkGraph } from './scripts/build/chunkGraph'
import { chunkGroups } from './scripts/build/chunkGroups'
import { withHashes } from './scripts/build/fileHashes'
import { buildHandoff, HANDOFF_FILES } from './scripts/build/handoff'
import { webManifest } from './scripts/build/manifest'
import { thirdPartyNotices } from './scripts/build/notices/notices'
import { pdfTextOnly } from './scripts/build/pdfTextOnly'
import { prerenderWelcome } from './scripts/build/prerender'
import { ipadSplash } from './scripts/build/splash/plugin'
import { trimKitLocales } from './scripts/build/trimKitLocales'

const notices = thirdPartyNotices()
const plugins = () => [
  react({ plugins: [linguiMacroSwcPlugin({ useLinguiV5IdGeneration: true })] }),
  lingui({ failOnMissing: true, failOnCompileError: true }),
  canadianWords(),
]

/** Version of the package and, where there is a repository, the commit it was built from. */
function buildId(): string {
  try {
    return `${pkg.version}+${execSync('git rev-parse --short HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()}`
  } catch {
    return pkg.version
  }
}

const DIST = 'dist'

/** Test files that keep no state, and so may share a process. */
const STATELESS_TESTS = [
  'src/{charts,domain,features,handoff,pdf,ui,widgets}/**/*.test.ts',
  'scripts/{build,soak}/**/*.test.ts',
  'scripts/data/{basemap,demo-data,recount}/**/*.test.ts',
  'e2e/**/*.test.ts',
]
/** Most objects of a test are soon garbage, and a large young heap copies fewer of them. */
const YOUNG_HEAP = '--max-semi-space-size=64'
if (process.env.VITEST) {
  setFlagsFromString(YOUNG_HEAP)
  // Each thread that opens an embedded Postgres would compile all of it, of which a test uses a part.
  setFlagsFromString('--wasm-lazy-compilation')
}
const define = { __BUILD_ID__: JSON.stringify(buildId()) }

export default defineConfig({
  define,
  plugins: [
    plugins(),
    basemapArchives(),
    trimKitLocales(),
    pdfTextOnly(),
    chunkGraph(),
    notices.collect(),
    ipadSplash(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest,
      // The pattern below has them; twice in the list would be twice on the device.
      includeManifestIcons: false,
      // config.json is never precached (docs/contracts.md C4); _headers and the like are for the host.
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff,woff2,json}', 'third-party-notices.txt'],
        globIgnores: [
          'config.json',
          'maps/overrides.json',
          'maps/paths-*.json',
          'index.html',
          'sw.js',
          '.vite/**',
          'icons/splash/**',
          ...HANDOFF_FILES,
        ],
        maximumFileSizeToCacheInBytes: 2_300_000,
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [withHashes(DIST)],
        minify: true,
        // The worker is built last.
        buildPlugins: { vite: [notices.write()] },
      },
      integration: {
        closeBundleOrder: 'post',
        beforeBuildServiceWorker: async ({ injectManifest }) => {
          await prerenderWelcome({ plugins: plugins(), define })
          await buildHandoff(notices.collect())
          // The plugin lists the web manifest itself, after the others got their hashes.
          const own = (injectManifest.additionalManifestEntries ?? []).filter(
            (entry) => typeof entry !== 'string',
          )
          injectManifest.additionalManifestEntries = withHashes(DIST)(own).manifest
        },
      },
    }),
  ],
  build: {
    target: ['es2023', 'safari16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [...chunkGroups],
        },
      },
    },
  },
  server: { port: 5173, strictPort: false },
  // Tests load packages as they are; the search for what to bundle ahead cannot read the macros of Lingui.
  ...(process.env.VITEST && { optimizeDeps: { noDiscovery: true } }),
  test: {
    // Vitest leaves a core free; on the two of CI that would be half of them.
    maxWorkers: '100%',
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['scripts/check/test/fileCpu.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          execArgv: [YOUNG_HEAP],
          include: STATELESS_TESTS,
          // The first test of a process that needs the streets of three towns builds them: ten seconds when
          // nothing else runs.
          testTimeout: 120_000,
          // A process a file costs more than most of these tests. No file leaves anything behind but what was
          // worked out once, such as the networks that the ways of the demo data are held against.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          pool: 'threads',
          setupFiles: ['scripts/check/test/ownChannels.ts'],
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...STATELESS_TESTS],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // A context a file in one process that keeps what it has read: half the time of a process a file.
          pool: 'vmThreads',
          // Packages that share another one: two that are imported at once would each link it, and one would fail.
          server: { deps: { inline: [/@visx\//, /\/d3-/] } },
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/ui/testing/patience.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
