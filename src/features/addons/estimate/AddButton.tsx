import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/Button'
import type { AddOnChoice } from '../useEstimate'
import { useOrderAddOns } from '../useOrderAddOns'
import styles from './AddButton.module.css'

/** Adds the chosen add-ons to their vehicles. */
export function AddButton({ choices }: { choices: readonly AddOnChoice[] }) {
  const { t } = useLingui()
  const { add } = useOrderAddOns()
  const count = new Set(choices.flatMap(({ chosen }) => chosen ?? [])).size
  return (
    <div className={styles.button}>
      <Button kind="primary" data-target="add-to-vehicles" onClick={() => add(choices)}>
        {t`${plural(count, { one: 'Add to # vehicle', other: 'Add to # vehicles' })}`}
      </Button>
    </div>
  )
}
