import { logMissingIcon } from './missingIcon'

export interface IconProps {
  /** One path on a 24 by 24 grid, from `icons.ts`. */
  path: string
  size?: 16 | 20 | 24 | 28
  className?: string | undefined
}

/** Small sizes need a heavier stroke to look alike. */
const STROKES = { 16: 2.1, 20: 1.9, 24: 1.8, 28: 1.7 }

/** A line icon in the color of its text. Decorative: the text beside it has the meaning. */
export function Icon({ path, size = 20, className }: IconProps) {
  // Stored data may name an icon that this build does not have; its place stays empty.
  if (!path) logMissingIcon(className ?? 'icon')
  return (
    <svg
      className={className}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={STROKES[size]}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
