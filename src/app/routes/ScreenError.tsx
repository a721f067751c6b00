import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useContext, useEffect } from 'react'
import { asAppError } from '#domain/base/errors'
import { isChunkError, reloadOnceForChunk } from '../../pwa/chunkReload'
import { buttonClass } from '../../ui/controls/buttonClass'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { InShell } from '../shell/inShell'
import styles from './ScreenError.module.css'

/** Error boundary of a screen: reloads once after a failed chunk, and offers a way out of any other error. */
export function ScreenError({ error, reset }: { error: unknown; reset: () => void }) {
  const { t } = useLingui()
  const inShell = useContext(InShell)
  const { history } = useRouter()
  const chunk = isChunkError(error)
  useEffect(() => {
    if (!chunk) return
    // The address of the screen is loaded again, so the browser has to know it.
    history.flush()
    reloadOnceForChunk()
  }, [chunk, history])
  const Frame = inShell ? 'section' : 'main'
  return (
    <Frame className={inShell ? styles.panel : styles.bare}>
      <ProblemPanel
        code={chunk ? 'chunk-missing' : asAppError(error).code}
        heading={inShell ? 'h2' : 'h1'}
        onRetry={() => (chunk ? location.reload() : reset())}
      >
        {/* A plain link, because it loads a new page. */}
        <a href="/welcome" className={buttonClass('plain')}>
          {t`Back to the start`}
        </a>
      </ProblemPanel>
    </Frame>
  )
}
