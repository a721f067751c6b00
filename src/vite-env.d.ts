/// <reference types="vite/client" />

/** Identity of this build: git commit and time, set by vite.config.ts. */
declare const __BUILD_ID__: string

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
