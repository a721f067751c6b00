import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ADD_ON_IDS, type AddOnId } from '#domain/account/addOns'
import { Card } from '../../../ui/display/Card'
import type { EstimateView } from '../useEstimate'
import { AddButton } from './AddButton'
import { EstimateItem } from './EstimateItem'
import styles from './EstimatePanel.module.css'
import { EstimateSum } from './EstimateSum'

/** The cost of the chosen add-ons, to the cent, while vehicles are being chosen. */
export function EstimatePanel({ view }: { view: EstimateView }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<AddOnId | null>(null)
  const items = ADD_ON_IDS.map((id) => view.choices[id]).filter(({ chosen }) => chosen !== null)
  const open = items.find(({ addOn }) => addOn === opened) ?? items[0]
  return (
    <Card title={t`Estimate`} aside={t`monthly`} className={styles.panel}>
      {items.length === 0 ? (
        <p
          className={styles.empty}
        >{t`Nothing here yet. Add a solution to see what it costs for your vehicles.`}</p>
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
