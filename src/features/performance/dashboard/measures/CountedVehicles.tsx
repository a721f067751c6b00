import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../../i18n/useFormats'
import { NotDriven } from '../../../../widgets/behavior/NotDriven'
import type { PerformanceView } from '../performanceView'
import styles from './CountedVehicles.module.css'

/** The filter of the inventory's list for vehicles without data. */
const INVENTORY_SILENT = { diagnostics: 'noData' }

/** Which vehicles the figures count, and links to those that they do not. */
export function CountedVehicles({ view: { coverage, days, ranks } }: { view: PerformanceView }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const { gas, electric, notDriven, all } = coverage
  const [gasCount, electricCount] = [whole(gas), whole(electric)]
  return (
    <div className={styles.counted}>
      <p className={styles.text}>
        {t`${plural(all, { one: `Based on ${gasCount} gas and ${electricCount} electric of # vehicle.`, other: `Based on ${gasCount} gas and ${electricCount} electric of # vehicles.` })}`}
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
