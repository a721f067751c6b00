import type { Region } from '#domain/base/locale'
import type { SeededRandom } from '#domain/base/seededRandom'
import type { BodyStyle } from '#domain/vehicle/vehicle'

/** No vowels, so that no plate spells a word, and none of I, O, Q, which plates avoid too. */
const LETTERS = 'BCDFGHJKLMNPRSTVWXYZ'.split('')

/** What a plate is given by. */
export interface PlateOwner {
  body: BodyStyle
  ev: boolean
}

const WORK_BODIES: readonly BodyStyle[] = ['pickup', 'van']

/**
 * The form of a plate: `A` any letter, `9` any digit, the rest as it stands.
 * Illinois: two letters and five digits, trucks seven digits and B (B-truck class). Ontario: four
 * letters and three digits, electric ones in the GV series, commercial two letters and five
 * digits. Nuevo León: three letters of the state's R to T series, three digits, one letter.
 */
function plateForm(region: Region, { body, ev }: PlateOwner): string {
  const working = WORK_BODIES.includes(body)
  if (region === 'us') return working ? '9999999 B' : 'AA 99999'
  if (region === 'mx') return 'SAA-999-A'
  if (ev) return 'GVAA 999'
  return working ? 'BA 99999' : 'CAAA 999'
}

/** A plate in the form that the region gives such a vehicle. */
export function makePlate(random: SeededRandom, region: Region, owner: PlateOwner): string {
  return plateForm(region, owner).replace(/A|9/g, (mark) =>
    mark === 'A' ? random.pick(LETTERS) : String(random.int(1, 9)),
  )
}

/** Whether a plate has the form that the region gives such a vehicle. */
export function isPlate(plate: string, region: Region, owner: PlateOwner): boolean {
  const form = plateForm(region, owner)
  return (
    plate.length === form.length &&
    plate.split('').every((character, at) => {
      const mark = form.charAt(at)
      if (mark === 'A') return LETTERS.includes(character)
      return mark === '9' ? /\d/.test(character) : character === mark
    })
  )
}
