import type * as v from 'valibot'

/** Everything the app needs to know about a dataset; its name is its key in `datasets.ts`. */
export interface DatasetDescriptor<Row extends { id: string }> {
  /** The schema that every row must match before it is stored. */
  schema: v.GenericSchema<Row>
  /** File of the pack that contains its rows. */
  file: string
  /** Indexes of its table, `id` first. */
  indexes: string
  /** Its rows belong to past days: they are stored rotated to the weekday of the visit (docs/decisions.md D43). */
  shifts?: true
}

/** A dataset that shares a table: which one, and the id prefix of its rows. */
export interface PartDescriptor<Row extends { id: string }, Store extends string>
  extends DatasetDescriptor<Row> {
  store: Store
  idPrefix: string
}

/** A dataset with its own table of the same name. */
export const dataset = <Row extends { id: string }>(
  descriptor: DatasetDescriptor<Row>,
): DatasetDescriptor<Row> => descriptor

export const partOf =
  <Store extends string>(store: Store) =>
  <Row extends { id: string }>(
    descriptor: Omit<PartDescriptor<Row, Store>, 'store'>,
  ): PartDescriptor<Row, Store> => ({ ...descriptor, store })
