import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { WAYPOINTS } from './waypoints'

const TABLE = /^\| (\d+) \| ([\w-]+) \| [^|]+ \| [^|]+ \| (\d) \|$/gm

it('has the twenty waypoints of the document', () => {
  const rows = [...readFileSync('docs/game.md', 'utf8').matchAll(TABLE)]
  expect(rows).toHaveLength(20)
  expect(WAYPOINTS.map(({ id, name, steps }) => ({ id, name, steps }))).toEqual(
    rows.map(([, id, name, steps]) => ({ id: Number(id), name, steps: Number(steps) })),
  )
})
