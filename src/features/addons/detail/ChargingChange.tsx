import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { joinLive, mapLive } from '#domain/base/live'
import { chargingSessions } from '#domain/reports/chargingSessions'
import { useChargers } from '../../../data/queries/chargers'
import { useExpenses } from '../../../data/queries/expenses'
import { Gate } from '../../../ui/feedback/Gate'
import { ICONS } from '../../../ui/icons/icons'
import type { AddOnChoice } from '../useEstimate'
import { useNetwork } from '../useNetwork'
import { ChangeTable } from './ChangeTable'
import { NetworkChoice } from './NetworkChoice'

/** The network, and what still has to be done manually for charging the chosen vehicles. */
export function ChargingChange({ choice: { active, open, chosen } }: { choice: AddOnChoice }) {
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
            before={t`As it was`}
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
                ? t`Of the chosen vehicles. Charging at your own depot is not counted.`
                : t`Of all electric vehicles. Charging at your own depot is not counted.`
            }
          />
        )}
      </Gate>
    </>
  )
}
