import { existsSync } from 'node:fs'
import { build, type PluginOption } from 'vite'

/** Files of the hand-off page in `dist/`; the worker keeps none of them, for they are a phone's. */
export const HANDOFF_FILES = ['handoff.html', 'assets/handoff-*']

/**
 * Builds `dist/handoff.html` with a program and a style of its own, named from where the page lies: it shares no file
 * with the app, so that it can be copied to any host with `assets/handoff-*` beside it. Runs after the client build.
 */
export async function buildHandoff(plugins: PluginOption): Promise<void> {
  if (!existsSync('dist/index.html')) return
  await build({
    configFile: false,
    logLevel: 'warn',
    base: './',
    publicDir: false,
    plugins: [plugins],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: ['es2022', 'safari15'],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'handoff.html',
        output: {
          entryFileNames: 'assets/handoff-[hash].js',
          assetFileNames: 'assets/handoff-[hash][extname]',
        },
      },
    },
  })
}
