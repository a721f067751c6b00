import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ADD_ON_IDS, type AddOnId } from '#domain/account/addOns'
import { estimateOf } from '#domain/account/estimate'
import { useRegion } from '../../../state/region'
import { Card } from '../../../ui/display/Card'
import { type EstimateView, MAX_FIRST_CHOICE } from '../useEstimate'
import { AddButton } from './AddButton'
import { EstimateItem } from './EstimateItem'
import styles from './EstimatePanel.module.css'
import { EstimateSum } from './EstimateSum'

/** What an estimate that is still empty shows as an example. */
const EXAMPLE = { item: 'camera', vehicles: MAX_FIRST_CHOICE } as const

/** The cost of the chosen add-ons, to the cent, while vehicles are being chosen. */
export function EstimatePanel({ view }: { view: EstimateView }) {
  const { t } = useLingui()
  const region = useRegion()
  const [opened, setOpened] = useState<AddOnId | null>(null)
  const items = ADD_ON_IDS.map((id) => view.choices[id]).filter(({ chosen }) => chosen !== null)
  const open = items.find(({ addOn }) => addOn === opened) ?? items[0]
  return (
    <Card title={t`Estimate`} aside={t`monthly`} className={styles.panel}>
      {items.length === 0 ? (
        <>
          <p
            className={styles.empty}
          >{t`Nothing here yet. Add a solution to see what it costs for your vehicles.`}</p>
          <p className={styles.example}>{t`For example:`}</p>
          <EstimateSum estimate={estimateOf([EXAMPLE], region)} />
        </>
      ) : (
        <>
          {items.map((choice) => (
            <EstimateItem
              key={choice.addOn}
              choice={choice}
              cents={view.estimate.lines.find(({ item }) => item === choice.addOn)?.cents ?? 0}
              isOpen={choice === open}
              isOnly={items.length === 1}
              onOpen={() => setOpened(choice.addOn)}
            />
          ))}
          <EstimateSum estimate={view.estimate} />
          <AddButton choices={items} />
        </>
      )}
    </Card>
  )
}
