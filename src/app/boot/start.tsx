import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppError } from '#domain/base/errors'
import { afterAwake, withinLimit } from '#domain/base/limit'
import { nextTask } from '#domain/base/nextTask'
import { plainPage } from '#domain/device/plainPage'
import { setSeedProblem } from '../../data/core/seedStatus'
import { isChunkError, reloadedForChunk, reloadOnceForChunk, reloadOnceWhenLate } from '../../pwa/chunkReload'
import { captureInstallPrompt } from '../../pwa/installPrompt'
import { afterPage, beforePage } from '../../session/input/input'
import { resumeVisit } from '../../session/visit'
import { readSeedFlag } from '../../state/deckFlag'
import { fixDemoClock } from '../../state/demoClock'
import { keepNote } from '../../state/keptNotes'
import { readMotionFlag } from '../../state/motion'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { setInputPort } from '../../ui/kit/inputPort'
import { prepareKit } from '../../ui/kit/prepareKit'
import { showInitialLocale } from '../language/language'
import { router } from '../routes/router'
import { loadScreens, setScreenPreparation } from '../routes/screens'
import { setServices } from '../routes/services'
import { AppFormats } from './AppFormats'
import { beginStart, isSafeModeDue, noteFailedStart, SETTLED_AFTER_MS, settleStart } from './failedStarts'
import { SAFE_MODE_FLAG, showSafeMode } from './safeMode'
import { keepUncaughtErrors } from './uncaughtErrors'
import { VisitRouter } from './VisitRouter'
import { guardWindow } from './windowGuard'

/** Longest time for language and first screen to load. */
export const FIRST_SCREEN_LIMIT_MS = 3_000

/** The same after a reload that was a retry: both together must stay under ten seconds. */
export const RELOADED_LIMIT_MS = 1_500

/** Longest time for the code of the services to load. */
export const SERVICES_LIMIT_MS = 8_000

/** A page without frames, such as a tab in the background, starts its services after this time. */
export const PAINT_LIMIT_MS = 2_000

/**
 * Boot: language, router, first paint. Everything else (database, worker, delivery) starts after the first screen is
 * shown and cannot delay it. React replaces the prerendered page in one commit, and both use the same components, so
 * the layout does not shift.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  keepUncaughtErrors()
  setInputPort({ beforePage, afterPage })
  guardWindow()
  if (isSafeModeDue()) return showSafeMode(root, 'failed')
  if (new URLSearchParams(location.search).has(SAFE_MODE_FLAG)) return showSafeMode(root, 'asked')
  beginStart()
  captureInstallPrompt()
  prepareKit(root)
  setServices(async () => (await loadServices()).services())
  setScreenPreparation(prepareVisit)
  try {
    fixDemoClock(location.search)
    readMotionFlag(location.search)
    readSeedFlag(location.search)
    resumeVisit()
    const stopWaiting = afterAwake(reloadedForChunk() ? RELOADED_LIMIT_MS : FIRST_SCREEN_LIMIT_MS, () =>
      giveUpWaiting(root),
    )
    await Promise.all([showInitialLocale(location), router.load()]).finally(stopWaiting)
    const onUncaughtError = (error: unknown) => {
      reportError(error)
      showFailure(root, error)
    }
    createRoot(root, { onUncaughtError }).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <AppFormats>
            <VisitRouter router={router} />
          </AppFormats>
        </I18nProvider>
      </StrictMode>,
    )
    whenPainted(() => {
      afterAwake(SETTLED_AFTER_MS, settleStart)
      void startServices()
    })
  } catch (error) {
    if (isChunkError(error) && reloadOnceForChunk()) return
    showFailure(root, error)
  }
}

/**
 * Reloads once if the start takes too long, then shows the page of last resort, which is replaced if the start still
 * succeeds (docs/starting.md S5, S8).
 */
function giveUpWaiting(root: HTMLElement): void {
  keepNote('start-late', location.pathname)
  if (!reloadOnceWhenLate() && reloadedForChunk()) showProblem(root)
}

/** Shows an error that removed the app from the page, without using the app (docs/starting.md S8). */
function showFailure(root: HTMLElement, error: unknown): void {
  keepNote('start-failed', String(error))
  // After React has removed its own content.
  setTimeout(() => showProblem(root))
}

/** Shows the page of last resort, after a second failure in a row as safe mode (docs/booth.md B11). */
function showProblem(root: HTMLElement): void {
  noteFailedStart()
  if (isSafeModeDue()) showSafeMode(root, 'failed')
  else showBootProblem(root)
}

function whenPainted(work: () => void): void {
  const cancelPaint = afterNextPaint(() => {
    stopWaiting()
    work()
  })
  const stopWaiting = afterAwake(PAINT_LIMIT_MS, () => {
    cancelPaint()
    work()
  })
}

/** Reports missing services on the screens, which would otherwise wait forever for their rows. */
async function startServices(): Promise<void> {
  const part = await loadServices().catch((error: unknown) => {
    keepNote('start-failed', String(error))
    if (!reloadOnceForChunk()) setSeedProblem(new AppError('chunk-missing', '', { cause: error }))
    return null
  })
  await part?.startPage()
}

const loadServices = () =>
  withinLimit(importServices(), SERVICES_LIMIT_MS, () => {
    throw new AppError('chunk-missing', 'the services did not load')
  })

/** Runs the code that most screens share in a separate task, because both together would block the page for longer. */
async function importServices() {
  await loadScreens()
  await nextTask()
  return import('./services')
}

/** Connects the visit, whose code comes with that of the screens. */
async function prepareVisit(): Promise<void> {
  const { connectVisit } = await import('../routes/tree/connectVisit')
  connectVisit(router)
}

/** Shows the page of last resort in place of the app: it needs no catalog and no React. */
function showBootProblem(root: HTMLElement): void {
  // Fixed markup without any value from an address or from storage.
  root.innerHTML = plainPage('now')
}
