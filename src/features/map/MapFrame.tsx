import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { joinLive, valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import { sharesLocation } from '#domain/geo/sharedLocation'
import type { MapAddress } from '#domain/lists/mapAddress'
import { MAP_TABS, type MapTab } from '#domain/lists/mapSearch'
import { bestFirst } from '#domain/lists/textSearch'
import { useChargers } from '../../data/queries/chargers'
import { usePlaces } from '../../data/queries/places'
import { boundsOf as boundsAround } from '../../map/boundsOf'
import { REGION_BOUNDS } from '../../map/camera'
import { MapView } from '../../map/MapView'
import { useMapHandle } from '../../map/mapHandle'
import { useStageStatus } from '../../map/stageStore'
import type { ClusterMember } from '../../map/VehicleLayer'
import { currentVehicle, neighbor, selectionAfterTap, useCurrentVehicle } from '../../state/currentVehicle'
import { Gate } from '../../ui/feedback/Gate'
import { MapControls } from './MapControls'
import styles from './MapFrame.module.css'
import { MapLayers } from './MapLayers'
import type { MapFinds } from './MapSearch'
import { MapTools } from './MapTools'
import { boundsOfFeatures, chargerEntries, type MapEntry, placeEntries, type VehicleEntry } from './mapEntry'
import { ClusterPanel } from './panels/ClusterPanel'
import { PinPanel } from './panels/PinPanel'
import { Stepper } from './panels/Stepper'
import { useSelectionRules } from './useSelectionRules'
import { useVehicleMotion } from './useVehicleMotion'
import type { VehiclesPart } from './vehiclesPart'

/** Numbers of suggestions: from the open tab, and from each other tab. */
const SUGGESTED_HERE = 6
const SUGGESTED_ELSEWHERE = 3

export interface MapFrameProps {
  address: MapAddress
  region: Region
  /** Of `?seed=`: the same seed moves vehicles the same way. */
  seed: number
  /** Back undoes a step; a rewrite only changes the address. */
  onChange: (change: Partial<MapAddress>, how?: 'step' | 'rewrite') => void
  vehicles: VehiclesPart
}

/** The map screen: the map, tools at its edges, the panel of the selection, and the list. */
export function MapFrame({ address, region, seed, onChange, vehicles }: MapFrameProps) {
  const { t } = useLingui()
  const handle = useMapHandle()
  const noMap = useStageStatus() === 'lost'
  const { tab, sel, q, kinds, variant } = address
  const places = usePlaces()
  const chargers = useChargers()
  const placeRows = valueOr(places, null)
  const chargerRows = valueOr(chargers, null)
  const pins = useMemo(
    () => ({
      places: placeRows && placeEntries(placeRows, region, kinds, tab === 'places' ? q : ''),
      charging: chargerRows && chargerEntries(chargerRows, region, tab === 'charging' ? q : ''),
    }),
    [placeRows, chargerRows, region, kinds, q, tab],
  )
  const entries: readonly MapEntry[] | null = tab === 'vehicles' ? vehicles.entries : pins[tab]
  const entriesWith = (name: MapTab, text: string): readonly MapEntry[] => {
    if (name === 'vehicles') return vehicles.find(text)
    if (name === 'places') return placeEntries(placeRows ?? [], region, tab === 'places' ? kinds : [], text)
    return chargerEntries(chargerRows ?? [], region, text)
  }
  const ids = useMemo(() => entries?.map(({ id }) => id) ?? [], [entries])
  const pictured = useMemo(() => entries?.map(wordsOf).join() ?? null, [entries])
  const [cluster, setCluster] = useState<readonly string[]>([])
  const { index } = useCurrentVehicle()
  const move = useVehicleMotion(vehicles.entries, seed, region)

  const has =
    tab === 'vehicles'
      ? vehicles.has
      : (id: string) => (tab === 'places' ? placeRows : chargerRows)?.some((row) => row.id === id) ?? true
  const lost = useSelectionRules({
    tab,
    sel,
    ids,
    known: entries !== null,
    has,
    onDrop: () => onChange({ sel: null }),
  })

  const choose = (id: string | null) => {
    setCluster([])
    if (id !== sel) onChange({ sel: id }, 'step')
  }
  const onTap = (id: string) =>
    choose(tab === 'vehicles' ? selectionAfterTap(currentVehicle(), id) : sel === id ? null : id)
  const placeOf = (id: string) => {
    const isIt = (entry: MapEntry) => entry.id === id
    const vehicle = tab === 'vehicles' ? vehicles.entries?.find(isIt) : undefined
    return (vehicle ? move.placeOf(vehicle) : entries?.find(isIt)?.position) ?? null
  }
  const goTo = (id: string) => {
    const at = placeOf(id)
    if (at) handle.flyTo(at)
  }
  const onPick = (id: string) => {
    if (sel !== id) goTo(id)
    onTap(id)
  }
  const find = (text: string): MapFinds[] =>
    [tab, ...MAP_TABS.filter((other) => other !== tab)].map((name) => ({
      tab: name,
      entries: bestFirst(entriesWith(name, text), text, ({ label }) => label).slice(
        0,
        name === tab ? SUGGESTED_HERE : SUGGESTED_ELSEWHERE,
      ),
    }))
  const onFind = (to: MapTab, id: string) => {
    const isIt = (entry: MapEntry) => entry.id === id
    const vehicle = to === 'vehicles' ? vehicles.find('').find(isIt) : undefined
    const at = vehicle ? move.placeOf(vehicle) : entriesWith(to, '').find(isIt)?.position
    if (at) handle.flyTo(at)
    setCluster([])
    onChange({ tab: to, sel: id }, 'step')
  }
  const onStep = (step: -1 | 1) => {
    const next = neighbor(ids, index, step)
    if (next === null) return
    goTo(next)
    choose(next)
  }
  const openCluster = (members: readonly ClusterMember[]) => {
    const positions = members.map(({ position }) => position)
    const bounds = boundsAround(positions)
    if (!sharesLocation(positions) && handle.bringsCloser(bounds)) {
      handle.fit(bounds)
      return
    }
    if (sel !== null) onChange({ sel: null }, 'step')
    setCluster(members.map(({ id }) => id))
  }
  const fit = () => handle.fit(boundsOfFeatures(entries ?? []) ?? REGION_BOUNDS[region])

  const close = () => choose(null)
  const chosenAt = sel === null ? null : placeOf(sel)
  const panelOpen = sel !== null || cluster.length > 0
  const tools = (
    <MapTools
      address={noMap ? { ...address, list: true } : address}
      listOnly={noMap}
      vehicles={panelOpen ? { ...vehicles, counts: null } : vehicles}
      counts={{
        vehicles: vehicles.entries?.length ?? null,
        places: pins.places?.length ?? null,
        charging: pins.charging?.length ?? null,
      }}
      entries={entries}
      notice={lost ? t`The item in this link is no longer available` : null}
      onChange={onChange}
      onPick={onPick}
      find={find}
      onFind={onFind}
    />
  )
  return (
    <div className={styles.screen} data-map-room data-list={address.list || noMap} data-panel={panelOpen}>
      <div className={styles.room}>
        <MapView
          region={region}
          label={t`Map`}
          variant={variant}
          camera={address.view ?? { bounds: vehicles.home ?? REGION_BOUNDS[region] }}
          cameraKey={`${region} ${vehicles.home}`}
          focus={chosenAt && { key: `${tab} ${sel}`, at: chosenAt }}
          picture={`${tab} ${sel} ${pictured}`}
          bleed
          onCamera={({ center, zoom }) => onChange({ view: { center, zoom } })}
          onTap={() => panelOpen && close()}
          fallback={<section aria-label={t`Map`} className={styles.noMap} />}
        >
          <MapLayers
            tab={tab}
            sel={sel}
            vehicles={vehicles.entries}
            places={pins.places ?? []}
            chargers={pins.charging ?? []}
            move={move.frame}
            onSelect={onTap}
            onCluster={openCluster}
          />
          {vehicles.layers}
        </MapView>
      </div>
      {tools}
      {!noMap && (
        <MapControls
          variant={variant}
          onVariant={(next) => onChange({ variant: next })}
          onZoom={(step) => (step === 1 ? handle.zoomIn() : handle.zoomOut())}
          onFit={fit}
        />
      )}
      {tab === 'vehicles' && cluster.length > 0 && sel === null && (
        <ClusterPanel
          entries={(vehicles.entries ?? []).filter(({ id }) => cluster.includes(id))}
          onSelect={choose}
          onClose={() => setCluster([])}
        />
      )}
      {tab === 'vehicles' &&
        sel !== null &&
        vehicles.entries !== null &&
        vehicles.panel(sel, {
          placeOf: move.placeOf,
          onClose: close,
          stepper: <Stepper index={index} count={ids.length} onStep={onStep} />,
        })}
      {tab !== 'vehicles' && sel !== null && (
        <PinPanel
          place={tab === 'places' ? placeRows?.find(({ id }) => id === sel) : undefined}
          charger={tab === 'charging' ? chargerRows?.find(({ id }) => id === sel) : undefined}
          region={region}
          onClose={close}
        />
      )}
      <Gate
        live={joinLive({ vehicles: vehicles.rows, places, chargers })}
        loading={null}
        frame={(problem) => <div className={styles.problem}>{problem}</div>}
      >
        {() => null}
      </Gate>
    </div>
  )
}

/** What the map shows of an entry, as a key. */
function wordsOf(entry: MapEntry | VehicleEntry): string {
  return `${entry.id} ${entry.position === null} ${'tone' in entry ? entry.tone : ''}`
}
