import { useMemo } from 'react'
import { type Live, mapLive, valueOr } from '#domain/base/live'
import { type ChargingNetwork, chargingNetworks } from '#domain/places/chargingNetworks'
import { useChargers } from '../../data/queries/chargers'
import { useAddOnEstimate } from '../../state/addOnEstimate'

export interface NetworkChoice {
  networks: Live<ChargingNetwork[]>
  /** The chosen one, or the first with plug and charge; null while loading. */
  network: ChargingNetwork | null
}

/** The charging networks, and the one for adding plug and charge. */
export function useNetwork(): NetworkChoice {
  const chargers = useChargers()
  const { network: brand } = useAddOnEstimate()
  const networks = useMemo(() => mapLive(chargers, chargingNetworks), [chargers])
  const offered = valueOr(networks, []).filter(({ plugAndCharge }) => plugAndCharge)
  return { networks, network: offered.find((each) => each.brand === brand) ?? offered[0] ?? null }
}
