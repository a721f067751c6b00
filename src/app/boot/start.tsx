import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { captureInstallPrompt } from '../../pwa/installPrompt'
import { isChunkError, reloadOnceForChunk } from '../../pwa/lostChunk'
import { resumeVisit } from '../../session/visit'
import { fixDemoClock } from '../../state/demoClock'
import { readMotionSwitch } from '../../state/motion'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { router } from '../routes/router'
import { AppFormats } from './AppFormats'
import { showBootProblem } from './bootProblem'
import { showFirstLocale } from './language'
import { applyResetFlag } from './resetFlag'
import { addResetSteps } from './resetSteps'

/**
 * Boot: language, router, first paint; everything else (database, worker, delivery) begins after
 * the first screen is there and can never hold it up. React replaces the prerendered page in one
 * commit; both come from the same components, so nothing moves.
 */
export async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) return
  captureInstallPrompt()
  try {
    fixDemoClock(location.search)
    readMotionSwitch(location.search)
    resumeVisit()
    addResetSteps()
    await Promise.all([showFirstLocale(location), router.load()])
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
