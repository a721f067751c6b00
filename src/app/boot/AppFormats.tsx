import type { ReactNode } from 'react'
import { FormatsProvider } from '../../i18n/FormatsProvider'
import { useDemoNow } from '../../state/demoClock'
import { useSettingsInForce } from '../../state/userSettings'
import { RetryContext } from '../../ui/feedback/retry'
import { retryData } from './retry'

/** What every screen reads from context: formats by the user settings in force, and how to try again. */
export function AppFormats({ children }: { children: ReactNode }) {
  const settings = useSettingsInForce()
  const now = useDemoNow()
  return (
    <FormatsProvider settings={settings} now={now}>
      <RetryContext value={retryData}>{children}</RetryContext>
    </FormatsProvider>
  )
}
