import type { ReactNode } from 'react'
import type { AppErrorCode } from '#domain/base/errors'
import { FormatSettings } from '../../i18n/FormatSettings'
import { useDemoNow } from '../../state/demoClock'
import { useEffectiveSettings } from '../../state/userSettings'
import { RetryContext } from '../../ui/feedback/retry'

/** Provides every screen with formats for the effective user settings and with the retry function. */
export function AppFormats({ children }: { children: ReactNode }) {
  const settings = useEffectiveSettings()
  const now = useDemoNow()
  return (
    <FormatSettings settings={settings} now={now}>
      <RetryContext value={retryData}>{children}</RetryContext>
    </FormatSettings>
  )
}

/** Handles "Try again": fetches the demo data again, or reloads the page after any other error. */
function retryData(code: AppErrorCode): void {
  if (code === 'dataset-invalid' || code === 'dataset-missing') void healDevice()
  else location.reload()
}

/** Imports the database code on demand, so that the welcome screen does not load it. */
async function healDevice(): Promise<void> {
  const session = await import('../../session/offlineReady')
  await session.heal()
}
