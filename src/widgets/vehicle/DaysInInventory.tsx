import { type InventoryAge, inventoryAge } from '#domain/dealer/dealerVehicle'
import { useFormats } from '../../i18n/useFormats'
import { StatusLabel, type Tone } from '../../ui/display/StatusLabel'
import { ICONS } from '../../ui/icons/icons'
import { INVENTORY_ICONS } from '../../ui/icons/inventoryIcons'

const LOOKS: Record<InventoryAge, { tone: Tone; icon: string }> = {
  '0-45': { tone: 'ok', icon: ICONS.clock },
  '46-90': { tone: 'med', icon: INVENTORY_ICONS.clockAlert },
  '90+': { tone: 'high', icon: ICONS.circleAlert },
}

/** Days in inventory, with a look by their number. */
export function DaysInInventory({ days }: { days: number }) {
  const { whole } = useFormats()
  return <StatusLabel {...LOOKS[inventoryAge(days)]}>{whole(days)}</StatusLabel>
}
