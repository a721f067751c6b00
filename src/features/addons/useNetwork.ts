import { useMemo } from 'react'
import { type Live, mapLive, valueOr } from '#domain/base/live'
import { type ChargingNetwork, chargingNetworks } from '#domain/places/chargingNetworks'
import { useChargers } from '../../data/queries/chargers'
import { useAddOnEstimate } from '../../state/addOnEstimate'

export interface NetworkChoice {
  networks: Live<ChargingNetwork[]>
  /** The chosen one, or the first that offers plug and charge; null while they are read. */
  network: ChargingNetwork | null
}

/** The charging networks, and the one that plug and charge is added with. */
export function useNetwork(): NetworkChoice {
  const chargers = useChargers()
  const { network: brand } = useAddOnEstimate()
  const networks = useMemo(() => mapLive(chargers, chargingNetworks), [chargers])
  const offered = valueOr(networks, []).filter(({ plugAndCharge }) => plugAndCharge)
  return { networks, network: offered.find((each) => each.brand === brand) ?? offered[0] ?? null }
}
