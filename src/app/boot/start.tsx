import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { awaitTurn } from '../../data/core/awaitedTurn'
import { isChunkError, reloadOnceForChunk } from '../../pwa/chunkReload'
import { captureInstallPrompt } from '../../pwa/installPrompt'
import { resumeVisit } from '../../session/visit'
import { visitTurn } from '../../session/visitTurn'
import { readSeedFlag } from '../../state/deckFlag'
import { fixDemoClock } from '../../state/demoClock'
import { readMotionFlag } from '../../state/motion'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { router } from '../routes/router'
import { AppFormats } from './AppFormats'
import { showBootProblem } from './bootProblem'
import { showInitialLocale } from './language'
import { applyResetFlag } from './resetFlag'
import { addResetSteps } from './resetSteps'

/**
 * Boot: language, router, first paint. Everything else (database, worker, delivery) starts after the
 * first screen is shown and cannot delay it. React replaces the prerendered page in one commit, and
 * both use the same components, so the layout does not shift.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  captureInstallPrompt()
  try {
    fixDemoClock(location.search)
    readMotionFlag(location.search)
    readSeedFlag(location.search)
    resumeVisit()
    awaitTurn(visitTurn)
    addResetSteps()
    await Promise.all([showInitialLocale(location), router.load()])
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <AppFormats>
            <RouterProvider router={router} />
          </AppFormats>
        </I18nProvider>
      </StrictMode>,
    )
    afterNextPaint(() => void import('./services').then(({ services }) => services()).then(applyResetFlag))
  } catch (error) {
    if (isChunkError(error) && reloadOnceForChunk()) return
    showBootProblem(root)
  }
}
