import fc from 'fast-check'

/** Names that every object has, which a careless look-up finds as an entry. */
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'] as const

/** Any value that IndexedDB can store: what a bug may have left in place of a field. */
export const junkValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...PROTOTYPE_NAMES, '', 'x', '\u0000', -1, 1e300, Number.NaN, '9999-12-31T23:59:59.999Z'),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, maxDepth: 2 }),
)

/** Any valid IndexedDB key. */
const junkKey: fc.Arbitrary<IDBValidKey> = fc.oneof(
  fc.constantFrom<string>(...PROTOTYPE_NAMES, ''),
  fc.string(),
  fc.double({ noNaN: true }),
  fc.date({ noInvalidDate: true }),
  fc.array(fc.integer(), { maxLength: 2 }),
)

/**
 * A row after a possible bug: only a key, arbitrary fields, or like `sample` with some fields damaged.
 * @param key the field that is the primary key
 */
export function junkRow(key: string, sample: object): fc.Arbitrary<object> {
  const fields = Object.keys(sample)
  const damaged = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...fields), junkValue), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    })
    .map((changes) => ({ ...sample, ...Object.fromEntries(changes) }))
  const rest = fc.oneof(damaged, fc.dictionary(fc.constantFrom(...fields), junkValue), fc.constant({}))
  return fc.tuple(rest, junkKey).map(([row, id]) => ({ ...row, [key]: id }))
}
