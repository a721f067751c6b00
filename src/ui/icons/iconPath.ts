import type { IconNode } from 'lucide'

type Shape = IconNode[number]

/** A lucide icon as one path: one element a picture, and what a canvas can draw too. */
export function iconPath(icon: IconNode): string {
  return icon.map(shapePath).join('')
}

function shapePath([tag, attributes]: Shape): string {
  const number = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      // A small m counts from where the shape before it ended, unless the pen is put back.
      return `${String(attributes.d).startsWith('m') ? 'M0 0' : ''}${attributes.d}`
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}z`
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'))
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'))
    default:
      throw new Error(`An icon with a <${tag}> has no path.`)
  }
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const [across, down] = [width - 2 * r, height - 2 * r]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}
