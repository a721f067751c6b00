import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type AddOnAccount, withAddOn, withoutAddOn } from '#domain/account/addOns'
import { dashboardFigures, SNAPSHOT_CATEGORIES, type SnapshotCategory } from '#domain/dashboard/dashboard'
import { HEALTH_LABELS, STATUS_LABELS } from '../../../i18n/labels'
import { ICONS } from '../../../ui/icons/icons'
import type { AddOnChoice } from '../useEstimate'
import { ChangeTable } from './ChangeTable'

const LABELS = { ...STATUS_LABELS, noIssues: HEALTH_LABELS.noIssues }
const ICON_OF: Record<SnapshotCategory, string> = {
  noIssues: ICONS.circleCheck,
  nonConnected: ICONS.wifiOff,
  configurationError: ICONS.octagonAlert,
  pendingConfiguration: ICONS.clock,
  waitingForIgnition: ICONS.keyRound,
}

/** The effect of adapters on the dashboard's snapshot: for the chosen vehicles, or all that need one. */
export function AdapterChange({ choice, account }: { choice: AddOnChoice; account: AddOnAccount }) {
  const { t, i18n } = useLingui()
  const { chosen, open } = choice
  const figures = useMemo(() => {
    const ids = chosen ?? open.map(({ id }) => id)
    const without = account.vehicles.map((vehicle) => withoutAddOn(vehicle, 'adapter'))
    const planned = account.vehicles.map((vehicle) =>
      ids.includes(vehicle.id) ? withAddOn(vehicle, 'adapter', null) : vehicle,
    )
    return { without: dashboardFigures(without), planned: dashboardFigures(planned) }
  }, [account, chosen, open])
  return (
    <ChangeTable
      title={t`Vehicle snapshot`}
      before={t`Without adapters`}
      after={open.length > 0 ? t`With adapters` : t`Now`}
      rows={SNAPSHOT_CATEGORIES.map((category) => ({
        key: category,
        icon: ICON_OF[category],
        label: i18n._(LABELS[category]),
        before: figures.without.snapshotBreakdown[category].value,
        after: figures.planned.snapshotBreakdown[category].value,
      }))}
      note={t`An adapter is pending until it is plugged in, and connects at the next ignition.`}
    />
  )
}
