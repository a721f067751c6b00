import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Card } from '../../../ui/display/Card'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import type { WhenItFiresProps } from '../../../widgets/rules/preview/WhenItFires'
import styles from './EditorLoading.module.css'

// Counting and its chart weigh as much as the form, which is to be there first.
const WhenItFires = lazy(() =>
  import('../../../widgets/rules/preview/WhenItFires').then((part) => ({ default: part.WhenItFires })),
)

/** When a rule fires and how often it would have, loaded after the form. */
export function LazyWhenItFires(props: WhenItFiresProps) {
  const { t } = useLingui()
  return (
    <Suspense
      fallback={
        <Card title={t`When it fires`}>
          <Skeleton className={styles.wait} />
        </Card>
      }
    >
      <WhenItFires {...props} />
    </Suspense>
  )
}
