import { ICONS } from '../../ui/icons/icons'
import type { Palette } from '../style/palette'
import type { DotPicture, ImageSpec, PinKind, VehicleTone } from './imageName'

type Pen = CanvasRenderingContext2D

/** CSS pixels of each icon; the tooltip's width depends on its text. */
const VEHICLE_PX = 26
const VEHICLE_SELECTED_PX = 38
const SILENT_PX = 11
/** By the number of vehicles: a few, some, many. */
const CLUSTER_PX = [30, 36, 42] as const
const CLUSTER_HALO_PX = 5
const PIN_PX = 32
const DOT_PX = 28
const TIP_HEIGHT_PX = 30
const TIP_FONT = '600 14px "Inter Variable", Inter, sans-serif'

/** An image for the map, in device pixels. */
export interface Picture {
  data: ImageData
  pixelRatio: number
}

/** Draws an image in the colors of the theme. @returns null without a canvas */
export function drawImage(spec: ImageSpec, palette: Palette, pixelRatio: number): Picture | null {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  const [width, height] = sizeOf(spec, pen)
  canvas.width = Math.ceil(width * pixelRatio)
  canvas.height = Math.ceil(height * pixelRatio)
  pen.scale(pixelRatio, pixelRatio)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.translate(width / 2, height / 2)
  paint(spec, palette, pen, width)
  return { data: pen.getImageData(0, 0, canvas.width, canvas.height), pixelRatio }
}

function sizeOf(spec: ImageSpec, pen: Pen): [number, number] {
  switch (spec.kind) {
    case 'vehicle': {
      const side = spec.selected ? VEHICLE_SELECTED_PX + 2 * SILENT_PX : VEHICLE_PX + 8
      return [side, side]
    }
    case 'cluster': {
      const side = clusterPx(spec.count) + 2 * CLUSTER_HALO_PX + 2
      return [side, side]
    }
    case 'pin': {
      const side = spec.selected ? PIN_PX + 10 : PIN_PX + 2
      return [side, side + 8]
    }
    case 'dot': {
      const side = spec.selected ? DOT_PX + 2 * SILENT_PX : DOT_PX + 4
      return [side, side]
    }
    case 'tip':
      pen.font = TIP_FONT
      return [Math.ceil(pen.measureText(spec.text).width) + 32, TIP_HEIGHT_PX + 7]
    default:
      return [26, 26]
  }
}

function paint(spec: ImageSpec, palette: Palette, pen: Pen, width: number): void {
  switch (spec.kind) {
    case 'vehicle':
      paintVehicle(spec.tone, spec.selected, palette, pen)
      break
    case 'cluster':
      paintCluster(spec.count, palette, pen)
      break
    case 'pin':
      paintPin(spec.pin, spec.selected, spec.dimmed, palette, pen)
      break
    case 'dot':
      paintDot(spec.dot, spec.selected, spec.num, palette, pen)
      break
    case 'start':
      disc(pen, 9, palette.routeHalo)
      disc(pen, 8, palette.route)
      disc(pen, 4.2, palette.surface)
      break
    case 'end':
      box(pen, 20, 20, 6, palette.routeHalo)
      box(pen, 17, 17, 5, palette.text)
      break
    case 'vertex':
      disc(pen, spec.selected ? 12 : 10, palette.routeHalo)
      disc(pen, spec.selected ? 10.5 : 8.5, palette.route)
      if (!spec.selected) disc(pen, spec.first ? 3 : 5.5, palette.surface)
      break
    case 'tip':
      paintTip(spec.text, width, palette, pen)
  }
}

function disc(pen: Pen, radius: number, color: string, alpha = 1): void {
  pen.globalAlpha = alpha
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fill()
  pen.globalAlpha = 1
}

function box(pen: Pen, width: number, height: number, radius: number, color: string): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(-width / 2, -height / 2, width, height, radius)
  pen.fill()
}

/** The heading arrow, pointing north, in a box of `size`. */
function arrow(pen: Pen, size: number, color: string): void {
  const unit = size / 24
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(0, -12 * unit)
  pen.lineTo(9 * unit, 11 * unit)
  pen.lineTo(0, 6.5 * unit)
  pen.lineTo(-9 * unit, 11 * unit)
  pen.closePath()
  pen.fill()
}

/** One of the kit's line icons, in a box of `size`. */
function icon(pen: Pen, path: string, size: number, color: string, lineWidth = 2.2): void {
  pen.save()
  pen.scale(size / 24, size / 24)
  pen.translate(-12, -12)
  pen.strokeStyle = color
  pen.lineWidth = lineWidth
  pen.stroke(new Path2D(path))
  pen.restore()
}

/** Never by color alone: a vehicle that does not report has no heading, and one with a problem has a ring. */
function paintVehicle(tone: VehicleTone, selected: boolean, palette: Palette, pen: Pen): void {
  const color = toneColor(tone, palette)
  const radius = (selected ? VEHICLE_SELECTED_PX : VEHICLE_PX) / 2
  if (selected) disc(pen, radius + SILENT_PX - 1, color, 0.24)
  disc(pen, radius, palette.ring)
  disc(pen, radius - (selected ? 3 : 2), color)
  if (tone === 'silent') box(pen, selected ? 14 : 10, selected ? 4 : 3, 1, palette.ring)
  else arrow(pen, selected ? 18 : 12, palette.ring)
  if (tone === 'alert') ring(pen, radius + 2.5, color)
}

function ring(pen: Pen, radius: number, color: string): void {
  pen.strokeStyle = color
  pen.lineWidth = 2
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.stroke()
}

function toneColor(tone: VehicleTone, palette: Palette): string {
  if (tone === 'moving') return palette.pin
  return tone === 'alert' ? palette.high : palette.unknown
}

function paintCluster(count: number, palette: Palette, pen: Pen): void {
  const radius = clusterPx(count) / 2
  disc(pen, radius + CLUSTER_HALO_PX, palette.pin, 0.22)
  disc(pen, radius, palette.ring)
  disc(pen, radius - 2, palette.pin)
  const text = count > 999 ? `${Math.floor(count / 1000)}k` : String(count)
  number(pen, text, palette.ring, text.length > 2 ? 13 : 15)
}

function clusterPx(count: number): number {
  const [few, some, many] = CLUSTER_PX
  return count < 5 ? few : count < 10 ? some : many
}

const PIN_ICONS: Record<PinKind, string> = {
  depot: ICONS.house,
  dealer: ICONS.store,
  customer: ICONS.users,
  fuel: ICONS.fuel,
  charger: ICONS.zap,
  lot: ICONS.mapPin,
}

function paintPin(kind: PinKind, selected: boolean, dimmed: boolean, palette: Palette, pen: Pen): void {
  const color = dimmed ? palette.unknown : kind === 'charger' ? palette.ok : palette.pin
  const radius = (selected ? PIN_PX + 8 : PIN_PX) / 2
  pen.translate(0, -4)
  const shape = (size: number) => {
    pen.beginPath()
    pen.arc(0, 0, size, 0.72 * Math.PI, 0.28 * Math.PI)
    pen.lineTo(0, size + 7)
    pen.closePath()
  }
  pen.fillStyle = selected ? color : palette.ring
  shape(radius)
  pen.fill()
  pen.strokeStyle = selected ? palette.ring : color
  pen.lineWidth = 2
  shape(radius - 1)
  pen.stroke()
  icon(pen, PIN_ICONS[kind], selected ? 20 : 17, selected ? palette.ring : color)
}

/** Glyphs of trip dots: the brake lamp, up-arrow acceleration, dial speed, bars idle. */
const DOT_GLYPHS: Record<DotPicture, string> = {
  start: '',
  end: '',
  hardBraking: 'M12 5v8M12 19v.01M5 4a12 12 0 0 0 0 16M19 4a12 12 0 0 1 0 16',
  hardAcceleration: 'M12 20V5M5 12l7-7 7 7',
  speedReading: 'M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0',
  roadSpeeding: 'M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0',
  fixedSpeed: 'M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0',
  idling: 'M8 5v14M16 5v14',
  grouped: 'M5 12h.01M12 12h.01M19 12h.01',
  camera: 'M4 7h10v10H4zM14 11l6-3v8l-6-3',
  adasBraking: 'M12 4l9 16H3zM12 10v4M12 17v.01',
}

function dotColor(dot: DotPicture, palette: Palette): string {
  if (dot === 'hardAcceleration' || dot === 'adasBraking' || dot === 'camera') return palette.medium
  if (dot === 'idling') return palette.idle
  if (dot === 'speedReading' || dot === 'start' || dot === 'end') return palette.pin
  return palette.high
}

function paintDot(dot: DotPicture, selected: boolean, num: number, palette: Palette, pen: Pen): void {
  const color = dotColor(dot, palette)
  if (selected) disc(pen, DOT_PX / 2 + SILENT_PX - 1, color, 0.26)
  disc(pen, DOT_PX / 2 + 2, palette.ring)
  disc(pen, DOT_PX / 2, color)
  if (DOT_GLYPHS[dot]) icon(pen, DOT_GLYPHS[dot], 16, palette.ring, dot === 'grouped' ? 4 : 3)
  else if (num > 0) number(pen, String(num), palette.ring, 15)
}

/** A number in the middle of a disc. */
function number(pen: Pen, text: string, color: string, size: number): void {
  pen.fillStyle = color
  pen.font = `660 ${size}px "Inter Variable", Inter, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, 0, 1)
}

/** A dark bubble with a pointer down to what it names. */
function paintTip(text: string, width: number, palette: Palette, pen: Pen): void {
  pen.fillStyle = palette.bubble
  pen.translate(0, -3.5)
  pen.beginPath()
  pen.roundRect(-width / 2, -TIP_HEIGHT_PX / 2, width, TIP_HEIGHT_PX, 9)
  pen.moveTo(-7, TIP_HEIGHT_PX / 2)
  pen.lineTo(0, TIP_HEIGHT_PX / 2 + 7)
  pen.lineTo(7, TIP_HEIGHT_PX / 2)
  pen.fill()
  pen.fillStyle = palette.bubbleText
  pen.font = TIP_FONT
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, 0, 1)
}
