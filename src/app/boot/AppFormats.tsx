import type { ReactNode } from 'react'
import { FormatsProvider } from '../../i18n/FormatsProvider'
import { useDemoNow } from '../../state/demoClock'
import { useEffectiveSettings } from '../../state/userSettings'
import { RetryContext } from '../../ui/feedback/retry'
import { retryData } from './retry'

/** Provides every screen with formats for the effective user settings and with the retry function. */
export function AppFormats({ children }: { children: ReactNode }) {
  const settings = useEffectiveSettings()
  const now = useDemoNow()
  return (
    <FormatsProvider settings={settings} now={now}>
      <RetryContext value={retryData}>{children}</RetryContext>
    </FormatsProvider>
  )
}
