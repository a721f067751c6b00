import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { Expense } from '#domain/reports/expense'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useExpenses } from '../../../data/queries/expenses'
import { useFormats } from '../../../i18n/useFormats'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { AddOnPreview } from './AddOnPreview'
import styles from './ChargingPreview.module.css'

const NO_EXPENSES: Expense[] = []

/** The newest public charging session of the fleet as in Expenses. */
export function ChargingPreview({ vehicles }: { vehicles: readonly DrivenVehicle[] }) {
  const { t } = useLingui()
  const { energy, money } = useFormats()
  const expenses = valueOr(useExpenses(), NO_EXPENSES)
  const session = expenses.find(({ description }) => description === 'fastCharging')
  const vehicle = vehicles.find(({ id }) => id === session?.vehicleId)
  return (
    <AddOnPreview
      place="top"
      drawing={<ChargerDrawing />}
      art={vehicle && <VehicleArt image={vehicle.image} detail="list" />}
    >
      {session && vehicle && (
        <>
          <span className={styles.line}>
            <span className={styles.label}>{vehicle.label}</span>
            <span className={styles.figure}>{energy(session.details.volume).text}</span>
          </span>
          <span className={styles.paid}>
            <span>{t`Paid`}</span>
            <span className={styles.figure}>{money(session.amount)}</span>
          </span>
        </>
      )}
    </AddOnPreview>
  )
}

function ChargerDrawing() {
  return (
    <g transform="translate(0 -2)">
      <path className={styles.ground} d="M0 132H282" />
      <rect className={styles.post} x="18" y="44" width="36" height="88" rx="8" />
      <rect className={styles.display} x="24" y="52" width="24" height="22" rx="4" />
      <path className={styles.bolt} d="M37.5 55l-6 9h5l-1.5 7 6-9h-5z" />
      <path className={styles.cable} d="M54 86C78 86 66 122 88 116C98 113 96 104 112 103" />
    </g>
  )
}
