import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { EventSection } from '#domain/performance/eventsSearch'
import type { SectionLabels } from '../../../widgets/list/filterParts'
import { useEventNames } from './useEventNames'

/** How the sections of the list of trip events read. */
export function useEventLabels(): SectionLabels<EventSection> {
  const { t } = useLingui()
  const names = useEventNames()
  return useMemo(() => {
    const driving = { driven: t`Driven`, parked: t`Not driven`, silent: t`Sends no data` }
    const values: Readonly<Record<EventSection, Readonly<Record<string, string>>>> = { types: names, driving }
    return {
      section: (section) => (section === 'types' ? t`Type of event` : t`In this period`),
      value: (section, value) => values[section][value] ?? value,
    }
  }, [t, names])
}
