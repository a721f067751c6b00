import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ADD_ON_IDS, type AddOnId } from '#domain/account/addOns'
import { estimateOf } from '#domain/account/estimate'
import { useRegion } from '../../../state/region'
import { Card } from '../../../ui/display/Card'
import { ADD_ON_LOOKS } from '../addOnLook'
import { type EstimateView, firstChoice } from '../useEstimate'
import { AddButton } from './AddButton'
import { EstimateItem } from './EstimateItem'
import styles from './EstimatePanel.module.css'
import { EstimateSum } from './EstimateSum'

/** What an empty estimate shows as an example: the first that can still be added. */
const EXAMPLES = ['camera', ...ADD_ON_IDS] as const

/** The cost of the chosen add-ons, to the cent, while vehicles are being chosen. */
export function EstimatePanel({ view }: { view: EstimateView }) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const [opened, setOpened] = useState<AddOnId | null>(null)
  const items = ADD_ON_IDS.map((id) => view.choices[id]).filter(({ chosen }) => chosen !== null)
  const shown = items.find(({ addOn }) => addOn === opened) ?? items[0]
  // What its button would add, so never more vehicles than still lack it.
  const example = EXAMPLES.map((id) => view.choices[id]).find(({ open }) => open.length > 0)
  return (
    <Card title={t`Estimate`} aside={t`monthly`} className={styles.panel}>
      {items.length === 0 ? (
        <>
          <p
            className={styles.empty}
          >{t`Your estimate is empty. Add a solution to see what it costs for your vehicles.`}</p>
          {example && (
            <>
              <p className={styles.example}>{t`For example, ${i18n._(ADD_ON_LOOKS[example.addOn].name)}:`}</p>
              <EstimateSum
                estimate={estimateOf(
                  [{ item: example.addOn, vehicles: firstChoice(example).length }],
                  region,
                )}
              />
            </>
          )}
        </>
      ) : (
        <>
          {items.map((choice) => (
            <EstimateItem
              key={choice.addOn}
              choice={choice}
              cents={view.estimate.lines.find(({ item }) => item === choice.addOn)?.cents ?? 0}
              isOpen={choice === shown}
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
