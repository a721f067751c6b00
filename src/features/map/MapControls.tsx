import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { MAP_VARIANTS, type MapVariant } from '#domain/lists/mapSearch'
import { IconButton } from '../../ui/controls/IconButton'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { ICONS } from '../../ui/icons/icons'
import { MAP_ICONS } from '../../ui/icons/mapIcons'
import { MenuButton } from '../../ui/overlays/MenuButton'
import styles from './MapControls.module.css'
import { VARIANT_LABELS } from './mapLabels'

export interface MapControlsProps {
  variant: MapVariant
  onVariant: (variant: MapVariant) => void
  onZoom: (step: 1 | -1) => void
  onFit: () => void
}

/** Buttons for zoom, the style of the map, and everything that is on it. */
export function MapControls({ variant, onVariant, onZoom, onFit }: MapControlsProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  return (
    <div className={styles.controls} data-covers>
      <div className={styles.pair}>
        <IconButton
          label={t`Zoom in`}
          icon={ACTION_ICONS.plus}
          data-target="zoom-in"
          onClick={() => onZoom(1)}
        />
        <IconButton
          label={t`Zoom out`}
          icon={ICONS.minus}
          data-target="zoom-out"
          onClick={() => onZoom(-1)}
        />
      </div>
      <div className={styles.pair}>
        <MenuButton
          label={t`Map style`}
          placement="top start"
          trigger={{ kind: 'icon', label: t`Map style`, icon: MAP_ICONS.layers }}
          groups={[
            {
              id: 'variant',
              label: t`Map style`,
              chosen: variant,
              entries: MAP_VARIANTS.map((id) => ({ id, label: _(VARIANT_LABELS[id]) })),
              onAction: (id) => onVariant(MAP_VARIANTS.find((name) => name === id) ?? 'overlay'),
            },
          ]}
        />
        <IconButton label={t`Show all`} icon={MAP_ICONS.scan} onClick={onFit} />
      </div>
    </div>
  )
}
