import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { isChunkError, reloadOnceForChunk } from '../pwa/lostChunk'

/** One boundary a screen: a lost part of the program reloads once, anything else offers a way on. */
export function ScreenError({ error, reset }: { error: unknown; reset: () => void }) {
  const chunk = isChunkError(error)
  useEffect(() => {
    if (chunk) reloadOnceForChunk()
  }, [chunk])
  return (
    <main className="screen-problem">
      <h1>
        <Trans>This screen could not be shown</Trans>
      </h1>
      <p>
        {chunk ? (
          <Trans>
            A part of the program is missing on this device. Connect it to a network once, then try again.
          </Trans>
        ) : (
          <Trans>Something went wrong here. Nothing that was recorded is lost.</Trans>
        )}
      </p>
      <p className="screen-problem-actions">
        <button type="button" onClick={() => (chunk ? location.reload() : reset())}>
          <Trans>Try again</Trans>
        </button>
        <a href="/welcome">
          <Trans>Back to the start</Trans>
        </a>
      </p>
    </main>
  )
}
