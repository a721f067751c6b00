import { Trans } from '@lingui/react/macro'

/** The way into the demo: what the visitor will see, and one big start button. */
export function TourScreen({ title, onStart }: { title: string; onStart: () => void }) {
  return (
    <main>
      <h1>{title}</h1>
      <button type="button" onClick={onStart}>
        <Trans>Start</Trans>
      </button>
    </main>
  )
}
