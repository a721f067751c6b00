import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Region } from '#domain/base/locale'
import { openState, REGION_TIME_ZONES } from '#domain/places/openingHours'
import type { OpeningHours } from '#domain/places/place'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useDemoNow } from '../../../state/demoClock'
import { FactRow } from '../../../ui/display/FactRow'
import { ICONS } from '../../../ui/icons/icons'
import { WEEKDAY_LABELS } from '../mapLabels'

/** Whether it is open now, by its own clock, and from when to when on which days. */
export function HoursRow({ hours, region }: { hours: OpeningHours; region: Region }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const formats = useFormats()
  const state = openState(hours, useDemoNow(), REGION_TIME_ZONES[region])
  // Opening hours are local times, so they are formatted as times of today in the account's time zone.
  const clock = (minuteOfDay: number) => formats.time(formats.at({ daysAgo: 0, minuteOfDay }))
  if (hours === null) {
    return (
      <FactRow icon={ICONS.clock} tone="ok" name={t`Open 24 hours`}>
        {t`Every day`}
      </FactRow>
    )
  }
  const opens = clock(hours.opens)
  const closes = clock(hours.closes)
  const daysOff = formats.list(hours.closedOn.map((day) => _(WEEKDAY_LABELS[day])))
  return (
    <FactRow
      icon={ICONS.clock}
      tone={state.kind === 'open' ? 'ok' : 'unk'}
      name={
        state.kind === 'open' ? (
          <Trans>Open now, closes at {closes}</Trans>
        ) : state.kind === 'later' ? (
          <Trans>Closed, opens at {opens}</Trans>
        ) : (
          t`Closed now`
        )
      }
    >
      {hours.closedOn.length === 0
        ? t`${opens} to ${closes}, every day`
        : t`${opens} to ${closes}, closed: ${daysOff}`}
    </FactRow>
  )
}
