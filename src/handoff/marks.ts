const SVG = 'http://www.w3.org/2000/svg'

/** Paths of the product's mark (`src/ui/icons/Mark.tsx`, where the bands are a mask). */
const PIN =
  'M20 3C10.6 3 3 10.5 3 19.8C3 30.6 12.6 37.6 18.2 44.1C19.2 45.2 20.8 45.2 21.8 44.1C27.4 37.6 37 30.6 37 19.8C37 10.5 29.4 3 20 3Z'
const BEAM = 'M27.4 17.7L46.9 10.6Q48.4 19.6 46.9 28.6L27.4 21.5Z'
const LAMP = 'M13.6 19.6a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0Z'
const BANDS = 'M0 31.2H48V34.4H0Z M0 37.6H48V40.2H0Z'
const CHECK = 'M20 6L9 17l-5-5'

export function mark(className: string | undefined): SVGElement {
  return drawing('0 0 48 48', className, [
    [PIN, 'var(--mark-pin)'],
    [BANDS, 'var(--bg)'],
    [BEAM, 'var(--beacon)'],
    [LAMP, 'var(--mark-lamp)'],
  ])
}

/** The check mark before a topic that was seen; the list's heading has the word. */
export function tick(className: string | undefined): SVGElement {
  const made = drawing('0 0 24 24', className, [[CHECK, 'none']])
  made.setAttribute('stroke', 'currentColor')
  made.setAttribute('stroke-width', '2.4')
  made.setAttribute('stroke-linecap', 'round')
  made.setAttribute('stroke-linejoin', 'round')
  return made
}

function drawing(
  viewBox: string,
  className: string | undefined,
  paths: readonly (readonly [path: string, fill: string])[],
): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  if (className) svg.setAttribute('class', className)
  for (const [path, fill] of paths) {
    const made = document.createElementNS(SVG, 'path')
    made.setAttribute('d', path)
    made.setAttribute('fill', fill)
    svg.append(made)
  }
  return svg
}
