import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { type AddOnAccount, withAddOn, withoutAddOn } from '#domain/account/addOns'
import { addTips, tipsOfDriver } from '#domain/account/coachingTips'
import { joinLive, mapLive } from '#domain/base/live'
import { dashboardFigures, SNAPSHOT_CATEGORIES } from '#domain/dashboard/dashboard'
import type { ChargingNetwork } from '#domain/places/chargingNetworks'
import { chargingSessions } from '#domain/reports/chargingSessions'
import { DEDUCTION_KINDS } from '#domain/vehicle/score'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useChargers } from '../../../data/queries/chargers'
import { useExpenses } from '../../../data/queries/expenses'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { useFormats } from '../../../i18n/useFormats'
import { chooseNetwork } from '../../../state/addOnEstimate'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { ICONS } from '../../../ui/icons/icons'
import { LOSS_LOOK } from '../../../widgets/trips/score/dotLook'
import { useLossNames } from '../../../widgets/trips/score/useLossNames'
import { Locked } from '../../../widgets/upgrade/Locked'
import { snapshotLook } from '../../../widgets/vehicle/statusLooks'
import type { AddOnChoice } from '../useEstimate'
import { useNetwork } from '../useNetwork'
import { CameraChange } from './CameraChange'
import { ChangeTable } from './ChangeTable'

/** What an add-on changes, in figures of the product. */
export function AddOnChange({ choice, account }: { choice: AddOnChoice; account: AddOnAccount }) {
  const { t } = useLingui()
  switch (choice.addOn) {
    case 'adapter':
      return <AdapterChange choice={choice} account={account} />
    case 'coaching':
      return (
        <Locked part="driverBehavior" name={t`Tips in the last 7 days`}>
          <CoachingChange choice={choice} />
        </Locked>
      )
    case 'plugAndCharge':
      return <ChargingChange choice={choice} />
    case 'camera':
      return (
        <Locked part="tripHistory" name={t`Seen in the last 7 days`}>
          <CameraChange choice={choice} />
        </Locked>
      )
  }
}

/** The effect of adapters on the dashboard's snapshot: for the chosen vehicles, or all that need one. */
function AdapterChange({ choice, account }: { choice: AddOnChoice; account: AddOnAccount }) {
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
      rows={SNAPSHOT_CATEGORIES.map((category) => {
        const { icon, label } = snapshotLook(category)
        return {
          key: category,
          icon,
          label: i18n._(label),
          before: figures.without.snapshotBreakdown[category].value,
          after: figures.planned.snapshotBreakdown[category].value,
        }
      })}
      note={t`An adapter is pending until it is plugged in, then connects the next time the ignition is on.`}
    />
  )
}

/** The network, and what still has to be done manually for charging the chosen vehicles. */
function ChargingChange({ choice: { active, open, chosen } }: { choice: AddOnChoice }) {
  const { t } = useLingui()
  const expenses = useExpenses()
  const chargers = useChargers()
  const brand = useNetwork().network?.brand ?? ''
  const sessions = useMemo(() => {
    const vehicles = chosen ?? [...active, ...open].map(({ id }) => id)
    return mapLive(joinLive({ expenses, chargers }), (rows) =>
      chargingSessions(
        rows.expenses,
        rows.chargers.filter((charger) => charger.brand === brand),
        vehicles,
      ),
    )
  }, [expenses, chargers, brand, active, open, chosen])
  return (
    <>
      <NetworkChoice />
      <Gate live={sessions}>
        {({ sessions: count, byHand, withoutReceipt }) => (
          <ChangeTable
            title={t`Charging at ${brand} in the last 60 days`}
            before={t`As it happened`}
            after={t`With plug and charge`}
            rows={[
              { key: 'sessions', icon: ICONS.zap, label: t`Sessions`, before: count, after: count },
              { key: 'byHand', icon: ICONS.user, label: t`Entered by hand`, before: byHand, after: 0 },
              {
                key: 'receipt',
                icon: ICONS.receipt,
                label: t`Without a receipt`,
                before: withoutReceipt,
                after: 0,
              },
            ]}
            note={
              chosen
                ? t`The chosen vehicles. Charging at your own depot is not counted.`
                : t`All electric vehicles. Charging at your own depot is not counted.`
            }
          />
        )}
      </Gate>
    </>
  )
}

/** Selects the network for plug and charge from those on the map, some of which offer it. */
function NetworkChoice() {
  const { t } = useLingui()
  const { money } = useFormats()
  const { networks, network } = useNetwork()
  const detailOf = ({ stations, cost, plugAndCharge }: ChargingNetwork) => {
    const count = t`${plural(stations, { one: '# station', other: '# stations' })}`
    const lowest = money(cost.lowest)
    const highest = money(cost.highest)
    const price = cost.lowest === cost.highest ? t`${highest} per kWh` : t`${lowest} to ${highest} per kWh`
    return [count, plugAndCharge ? price : t`no plug and charge yet`].join(' · ')
  }
  return (
    <Card title={t`Charging network`}>
      <Gate live={networks}>
        {(all) => (
          <RadioGroup
            label={t`At its stations, plugging in pays for the session`}
            options={all.map((each) => ({
              id: each.brand,
              label: each.brand,
              detail: detailOf(each),
              disabled: !each.plugAndCharge,
            }))}
            value={network?.brand ?? null}
            onChange={chooseNetwork}
          />
        )}
      </Gate>
    </Card>
  )
}

/** Tips of recent days: for enrolled drivers, and with the chosen ones or all others. */
function CoachingChange({ choice: { active, open, chosen } }: { choice: AddOnChoice }) {
  const { t } = useLingui()
  const names = useLossNames()
  const days = useVehicleDays()
  const tips = useMemo(
    () =>
      mapLive(days, (all) => {
        const sum = (vehicles: readonly DrivenVehicle[]) =>
          addTips(vehicles.map(({ driverId }) => tipsOfDriver(all, driverId ?? '')))
        const now = sum(active)
        const added = chosen ? open.filter(({ id }) => chosen.includes(id)) : open
        return { now, planned: addTips([now, sum(added)]) }
      }),
    [days, active, open, chosen],
  )
  return (
    <Gate live={tips}>
      {({ now, planned }) => (
        <ChangeTable
          title={t`Tips in the last 7 days`}
          before={t`Enrolled now`}
          after={chosen ? t`With those chosen` : t`With all drivers`}
          rows={DEDUCTION_KINDS.map((kind) => ({
            key: kind,
            icon: LOSS_LOOK[kind].icon,
            label: names[kind],
            before: now[kind],
            after: planned[kind],
          }))}
          note={t`One tip for each event that costs points, through yesterday.`}
        />
      )}
    </Gate>
  )
}
