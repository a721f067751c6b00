import { useId } from 'react'

/** The lighthouse mark: pin = place, lit eye and beam = lamp, bands = tower. */
export function Mark({ size }: { size: number }) {
  const mask = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <mask id={mask}>
        <path fill="#fff" d="M0 0H48V48H0Z" />
        <path fill="#000" d="M0 31.2H48V34.4H0Z M0 37.6H48V40.2H0Z" />
      </mask>
      <path
        d="M20 3C10.6 3 3 10.5 3 19.8C3 30.6 12.6 37.6 18.2 44.1C19.2 45.2 20.8 45.2 21.8 44.1C27.4 37.6 37 30.6 37 19.8C37 10.5 29.4 3 20 3Z"
        fill="var(--mark-pin)"
        mask={`url(#${mask})`}
      />
      <path d="M27.4 17.7L46.9 10.6Q48.4 19.6 46.9 28.6L27.4 21.5Z" fill="var(--beacon)" />
      <circle cx="20" cy="19.6" r="6.4" fill="var(--mark-lamp)" />
    </svg>
  )
}
