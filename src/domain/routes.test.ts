import { describe, expect, it } from 'vitest'
import { ROUTES, routeFor, UNKNOWN_EXAMPLES } from './routes'

describe('route table', () => {
  it('finds each row by its own examples', () => {
    for (const row of ROUTES)
      for (const example of row.examples) expect(routeFor(example.split('?')[0] ?? '')?.name).toBe(row.name)
  })
  it('knows no row for an address that nobody made', () => {
    expect(UNKNOWN_EXAMPLES.map((path) => routeFor(path))).toEqual([null, null, null, null])
  })
  it('names the users list drivers-screen (spec section 2)', () =>
    expect(routeFor('/2')?.name).toBe('drivers-screen'))
})
