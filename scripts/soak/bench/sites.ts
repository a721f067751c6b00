import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildBareSite } from './fixtures/bareSite'
import { buildHelloSite } from './fixtures/helloSite'
import { createSite, FIXTURE_READY, KIOSK_READY, type Site } from './site'
import { copyOf } from './tempFolder'

/** The pages that rows compare, each built or copied at its first use. */
export interface Sites {
  kiosk(): Promise<Site>
  /** Static page: reference of row 1. */
  bare(): Promise<Site>
  /** React's hello-world: reference of row 2. */
  hello(): Promise<Site>
}

/** `dist` is copied, so that a build made meanwhile does not pull the files from under the bench. */
export function createSites(dist: string): Sites {
  return {
    kiosk: once(async () => {
      if (!existsSync(join(dist, 'sw.js'))) throw new Error(`${dist}/ holds no finished build: npm run build`)
      return createSite('kiosk', copyOf(dist, 'dist'), KIOSK_READY)
    }),
    bare: once(async () => createSite('bare', await buildBareSite(), FIXTURE_READY)),
    hello: once(async () => createSite('hello', await buildHelloSite(), FIXTURE_READY)),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make()
    return made
  }
}
