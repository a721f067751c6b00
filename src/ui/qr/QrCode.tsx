import { create } from 'qrcode'

/** White modules that a scanner needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4

export interface QrCodeProps {
  /** The content, such as an address. */
  value: string
  /** The target as text, for those who cannot scan it. */
  label: string
  /** `L` for a long text on a screen, which cannot be scratched: phones need larger modules. */
  correction?: 'L' | 'M'
  className?: string | undefined
}

/** A QR code, dark on white in every theme, as scanners expect. */
export function QrCode({ value, label, correction = 'M', className }: QrCodeProps) {
  const { modules } = create(value, { errorCorrectionLevel: correction })
  const side = modules.size + 2 * QUIET_ZONE
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={side} height={side} fill="white" />
      <path d={darkModules(modules)} fill="black" />
    </svg>
  )
}

/** One path of unit-high runs, row by row. */
function darkModules(modules: ReturnType<typeof create>['modules']): string {
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue
      let run = 1
      while (column + run < modules.size && modules.get(row, column + run)) run += 1
      path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${run}v1h-${run}z`
      column += run - 1
    }
  }
  return path
}
