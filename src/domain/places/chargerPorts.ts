import type { ChargerPort } from './charger'

/** Identical ports of a charger: same plug, rating and price. */
export interface PortGroup extends Pick<ChargerPort, 'type' | 'rating' | 'cost'> {
  count: number
  /** How many of them are free now. */
  available: number
}

/** Groups identical ports, in the order of first appearance. */
export function portGroups(ports: readonly ChargerPort[]): PortGroup[] {
  const groups: PortGroup[] = []
  for (const { type, rating, cost, available } of ports) {
    let group = groups.find((one) => one.type === type && one.rating === rating && one.cost === cost)
    if (!group) {
      group = { type, rating, cost, count: 0, available: 0 }
      groups.push(group)
    }
    group.count += 1
    group.available += Number(available)
  }
  return groups
}

/** A charger's website as it is shown: only http(s), without scheme; null for anything else. */
export function websiteLabel(website: string): string | null {
  const match = /^https?:\/\/([^\s]+?)\/?$/i.exec(website.trim())
  return match?.[1] ?? null
}
