import type { Region } from './locale'
import type { FleetName } from './vehicle'

/** A fleet of spec section 3. */
export interface Fleet {
  /** `f-N`. */
  id: string
  name: FleetName
  businessEmail: string
  businessAddress: Record<Region, string>
  createdDaysAgo: number
}
