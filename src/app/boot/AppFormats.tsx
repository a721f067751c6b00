import type { ReactNode } from 'react'
import { FormatsProvider } from '../../i18n/FormatsProvider'
import { useDemoNow } from '../../state/demoClock'
import { useSettingsInForce } from '../../state/userSettings'

/** Formats of the whole app: the user settings in force and the demo's now. */
export function AppFormats({ children }: { children: ReactNode }) {
  const settings = useSettingsInForce()
  const now = useDemoNow()
  return (
    <FormatsProvider settings={settings} now={now}>
      {children}
    </FormatsProvider>
  )
}
