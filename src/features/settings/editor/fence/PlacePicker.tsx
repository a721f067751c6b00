import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FenceSources } from '../../../../data/map/fenceSources'
import { ComboBoxField } from '../../../../ui/fields/ComboBoxField'

type Place = FenceSources['places'][number]

export interface PlacePickerProps {
  label: string
  places: readonly Place[]
  onPick: (place: Place) => void
}

/** Selects one of the account's places by typing, so that a point can be set without seeing the map. */
export function PlacePicker({ label, places, onPick }: PlacePickerProps) {
  const { t } = useLingui()
  const [count, setCount] = useState(0)
  return (
    <ComboBoxField
      // Cleared after each choice, because it triggers an action and holds no value.
      key={count}
      label={label}
      placeholder={t`Place name`}
      options={places.map(({ id, name }) => ({ id, label: name }))}
      value={null}
      onChange={(id) => {
        const place = places.find((one) => one.id === id)
        if (!place) return
        onPick(place)
        setCount(count + 1)
      }}
    />
  )
}
