import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { NotDriven } from '../../../../widgets/behavior/NotDriven'
import type { PerformanceView } from '../performanceView'
import styles from './CountedVehicles.module.css'

/** What the list of an inventory calls vehicles that send nothing. */
const INVENTORY_SILENT = { diagnostics: 'noData' }

/** Which vehicles the figures are of, and the ways to those that they are not of. */
export function CountedVehicles({ view: { coverage, days, ranks } }: { view: PerformanceView }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const { gas, electric, notDriven, all } = coverage
  const [gasCount, electricCount] = [whole(gas), whole(electric)]
  return (
    <div className={styles.counted}>
      <p className={styles.text}>
        {t`${plural(all, { one: `Counts ${gasCount} gas and ${electricCount} electric of # vehicle.`, other: `Counts ${gasCount} gas and ${electricCount} electric of # vehicles.` })}`}
      </p>
      <NotDriven
        vehicles={notDriven}
        of={all}
        window={days}
        {...(ranks === 'vehicles' && { silentSearch: INVENTORY_SILENT })}
      />
    </div>
  )
}
