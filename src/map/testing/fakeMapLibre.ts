import type { LayerSpecification, MapGeoJSONFeature, StyleSpecification } from 'maplibre-gl'
import { styleFaults } from './styleFaults'

/**
 * The part of MapLibre that the stage and react-map-gl need, without WebGL: it keeps sources and layers,
 * draws a frame on request, and can be broken.
 */
export const maps: FakeMap[] = []

/** Behavior of the next map: `none` is a device without WebGL, `mute` a map whose style never loads. */
export const device: { webgl: 'works' | 'none' | 'mute' } = { webgl: 'works' }

type Listener = (event: { type: string; target: FakeMap }) => void

export class FakeMap {
  readonly canvas = document.createElement('canvas')
  readonly touchZoomRotate = { disableRotation() {} }
  readonly keyboard = { disableRotation() {} }
  readonly dragPan = { enable() {} }
  readonly painter = { render() {} }
  style: { _loaded: boolean } | null = { _loaded: false }
  removed = false
  /** What its specification refuses in the layers that were added. */
  readonly faults: string[] = []
  /** What is drawn wherever it is asked for. */
  under: Pick<MapGeoJSONFeature, 'properties' | 'geometry'>[] = []
  /** Sources whose tiles are still loading. */
  readonly waitingFor = new Set<string>()
  private readonly listeners = new Map<string, Set<Listener>>()
  private shown: StyleSpecification

  constructor({ style }: { style: StyleSpecification }) {
    if (device.webgl === 'none') throw new Error('Failed to initialize WebGL')
    this.shown = style
    // The size that happy-dom gives a canvas.
    Object.assign(this.canvas.style, { width: '300px', height: '150px' })
    maps.push(this)
    if (device.webgl === 'works') queueMicrotask(() => this.finishStyle())
  }

  /** As the browser reports a lost context. */
  loseContext(): void {
    this.style = null
    this.fire('webglcontextlost')
  }

  get sourceIds(): string[] {
    return Object.keys(this.shown.sources)
  }

  get layerIds(): string[] {
    return this.shown.layers.map(({ id }) => id)
  }

  propertiesOf(id: string): GeoJSON.GeoJsonProperties[] {
    const source = this.shown.sources[id]
    const shown = source?.type === 'geojson' ? (source.data as GeoJSON.FeatureCollection) : null
    return shown?.features.map(({ properties }) => properties) ?? []
  }

  geometriesOf(id: string): GeoJSON.Geometry[] {
    const source = this.shown.sources[id]
    const shown = source?.type === 'geojson' ? (source.data as GeoJSON.FeatureCollection) : null
    return shown?.features.map(({ geometry }) => geometry) ?? []
  }

  on(type: string, listener: Listener) {
    const known = this.listeners.get(type) ?? new Set()
    this.listeners.set(type, known.add(listener))
    return { unsubscribe: () => void this.off(type, listener) }
  }

  once(type: string, listener: Listener) {
    const single: Listener = (event) => {
      this.off(type, single)
      listener(event)
    }
    return this.on(type, single)
  }

  off(type: string, listener: Listener) {
    this.listeners.get(type)?.delete(listener)
    return this
  }

  /** @param told what the event has beside its type */
  fire(type: string, told: object = {}): void {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener({ type, target: this, ...told })
  }

  loaded(): boolean {
    return true
  }

  triggerRepaint(): void {
    queueMicrotask(() => this._render())
  }

  _render(): this {
    this.painter.render()
    this.fire('render')
    this.fire('idle')
    return this
  }

  setStyle(style: StyleSpecification): void {
    this.shown = style
    this.fire('styledata')
  }

  getStyle() {
    return this.style?._loaded ? this.shown : undefined
  }

  getSource(id: string) {
    const source = this.shown.sources[id]
    return source && { setData: async (data: object) => Object.assign(source, { data }), id }
  }

  addSource(id: string, source: StyleSpecification['sources'][string]): void {
    this.shown = { ...this.shown, sources: { ...this.shown.sources, [id]: source } }
  }

  removeSource(id: string): void {
    const { [id]: _, ...sources } = this.shown.sources
    this.shown = { ...this.shown, sources }
  }

  isSourceLoaded(id: string): boolean {
    return !this.waitingFor.has(id)
  }

  getLayer(id: string) {
    return this.shown.layers.find((layer) => layer.id === id)
  }

  addLayer(layer: LayerSpecification): void {
    this.faults.push(...styleFaults({ ...this.shown, layers: [layer] }))
    this.shown = { ...this.shown, layers: [...this.shown.layers, layer] }
  }

  removeLayer(id: string): void {
    this.shown = { ...this.shown, layers: this.shown.layers.filter((layer) => layer.id !== id) }
  }

  remove(): void {
    this.removed = true
    this.style = null
  }

  queryRenderedFeatures = () => this.under
  getCanvas = () => this.canvas
  getContainer = () => this.canvas
  getCenter = () => ({ lng: 0, lat: 0 })
  getBounds = () => ({ toArray: () => [[0, 0] as const, [0, 0] as const] })
  getZoom = () => 10
  getBearing = () => 0
  getPitch = () => 0
  getPadding = () => ({ top: 0, right: 0, bottom: 0, left: 0 })
  getMinZoom = () => 3
  getMaxZoom = () => 18
  getMinPitch = () => 0
  getMaxPitch = () => 85
  isMoving = () => false
  listImages = () => []

  setTransformCameraUpdate() {}
  setMissingStyleImageResolver() {}
  project = () => ({ x: 0, y: 0 })
  unproject(_at: [x: number, y: number]) {
    return { lng: 0, lat: 0 }
  }
  setPadding() {}
  setCenter() {}
  setTransformConstrain() {}
  jumpTo() {}
  easeTo() {}
  resize() {}
  setLayoutProperty() {}
  setPaintProperty() {}
  setFilter() {}
  setLayerZoomRange() {}
  moveLayer() {}
  getLight() {}
  getSky() {}
  getProjection() {}
  getTerrain() {}

  private finishStyle(): void {
    if (!this.style) return
    this.style._loaded = true
    this.fire('style.load')
    this.fire('styledata')
  }
}

export function setWorkerUrl(): void {}
export function addProtocol(): void {}
export { FakeMap as Map }
