import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppError } from '#domain/base/errors'
import { afterAwake, withinLimit } from '#domain/base/limit'
import { awaitTurn } from '../../data/core/awaitedTurn'
import { setSeedProblem } from '../../data/core/seedStatus'
import { isChunkError, reloadedForChunk, reloadOnceForChunk, reloadOnceWhenLate } from '../../pwa/chunkReload'
import { captureInstallPrompt } from '../../pwa/installPrompt'
import { afterPage, beforePage } from '../../session/input/input'
import { resumeVisit } from '../../session/visit'
import { visitTurn } from '../../session/visitTurn'
import { readSeedFlag } from '../../state/deckFlag'
import { fixDemoClock } from '../../state/demoClock'
import { keepNote } from '../../state/keptNotes'
import { readMotionFlag } from '../../state/motion'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { setInputPort } from '../../ui/kit/inputPort'
import { prepareKit } from '../../ui/kit/prepareKit'
import { showInitialLocale } from '../language/language'
import { router } from '../routes/router'
import { setServices } from '../routes/services'
import { AppFormats } from './AppFormats'
import { showBootProblem } from './bootProblem'
import { beginStart, isSafeModeDue, noteFailedStart, SETTLED_AFTER_MS, settleStart } from './failedStarts'
import { applyResetFlag } from './resetFlag'
import { addResetSteps } from './resetSteps'
import { SAFE_MODE_FLAG, showSafeMode } from './safeMode'
import { keepUncaughtErrors } from './uncaughtErrors'
import { VisitRouter } from './VisitRouter'
import { guardWindow } from './windowGuard'

/** Language and first screen have not loaded for so long that they are not going to. */
export const FIRST_SCREEN_LIMIT_MS = 3_000

/** The same after a reload that was to cure it: ten seconds are for both. */
export const RELOADED_LIMIT_MS = 1_500

/** The same of what runs behind the first screen. */
export const SERVICES_LIMIT_MS = 8_000

/** A page that no frame is drawn for, such as a tab in the background, starts its services all the same. */
export const PAINT_LIMIT_MS = 2_000

/**
 * Boot: language, router, first paint. Everything else (database, worker, delivery) starts after the
 * first screen is shown and cannot delay it. React replaces the prerendered page in one commit, and
 * both use the same components, so the layout does not shift.
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
  prepareKit()
  setServices(async () => (await loadServices()).services())
  try {
    fixDemoClock(location.search)
    readMotionFlag(location.search)
    readSeedFlag(location.search)
    resumeVisit()
    awaitTurn(visitTurn)
    addResetSteps()
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
 * What does not come is asked for once more by a reload. After that the page of last resort shows; where a reload
 * would not help it does so by itself (docs/starting.md S5, S8). What comes late takes its place.
 */
function giveUpWaiting(root: HTMLElement): void {
  keepNote('start-late', location.pathname)
  if (!reloadOnceWhenLate() && reloadedForChunk()) showProblem(root)
}

/** Nothing is left of the app, so nothing of it is needed for saying so (docs/starting.md S8). */
function showFailure(root: HTMLElement, error: unknown): void {
  keepNote('start-failed', String(error))
  // After React has taken its own content away.
  setTimeout(() => showProblem(root))
}

/** The page of last resort, which a second failure in a row extends (docs/booth.md B11). */
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

/** Without its services a screen would wait for its rows for ever, so that they are missing is said there. */
async function startServices(): Promise<void> {
  const part = await loadServices().catch((error: unknown) => {
    keepNote('start-failed', String(error))
    if (!reloadOnceForChunk()) setSeedProblem(new AppError('chunk-missing', '', { cause: error }))
    return null
  })
  if (part) await part.services().then(applyResetFlag)
}

const loadServices = () =>
  withinLimit(import('./services'), SERVICES_LIMIT_MS, () => {
    throw new AppError('chunk-missing', 'the services did not load')
  })
