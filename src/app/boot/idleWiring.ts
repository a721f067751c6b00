import { followIdle } from '../../session/idle'
import { turnToVisit } from '../../session/offlineReady'
import { startOver } from '../../session/reset'
import { currentVisit } from '../../session/visit'
import { saveTouchedVisit } from '../../session/visitRows'
import { screenStep } from '../../session/visitTrail'
import { kioskConfig } from '../../state/config'
import { deviceSettings } from '../../state/deviceSettings'
import { isAttractOn } from '../../state/ghost'
import { clearToasts } from '../../ui/feedback/toast'
import { showOwnLanguage } from '../language/language'
import { router } from '../routes/router'

/** Above this scale a visitor has zoomed in by pinching, which only a reload resets. */
const ZOOMED = 1.01

/** Connects the idle reset to configuration, router and language (docs/booth.md B1). */
export function connectIdle(): void {
  followIdle({
    timing: () => deviceSettings().idle ?? kioskConfig().idle,
    onFirstTouch: () => {
      void saveTouchedVisit(currentVisit(), screenStep(location.pathname))
      void turnToVisit()
    },
    onOver,
  })
}

async function onOver(isTouched: boolean): Promise<void> {
  const to = kioskConfig().features.attract ? '/attract' : '/welcome'
  const isThere = isAttractOn() || location.pathname === to
  if (!isTouched && isThere) return
  if (isTouched) await startOver(to)
  else {
    clearToasts()
    await router.navigate({ to, ignoreBlocker: true })
  }
  scrollTo(0, 0)
  await showOwnLanguage()
  router.history.flush()
  if (isTouched && (visualViewport?.scale ?? 1) > ZOOMED) location.reload()
}
