import { useLingui } from '@lingui/react/macro'
import { Card } from '../../../../ui/display/Card'
import styles from '../fields/RuleCards.module.css'

/** What a location masking rule fires on; there is nothing to choose. */
export function MaskingPart() {
  const { t } = useLingui()
  return (
    <Card title={t`When a location is masked`}>
      <p className={styles.intro}>
        {t`Fires once on each day on which somebody masks the location of a vehicle. While it is masked, the map and its trips do not show where it is.`}
      </p>
    </Card>
  )
}
