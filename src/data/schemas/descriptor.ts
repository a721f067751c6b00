import type * as v from 'valibot'

/** All there is to say about a dataset; its name is the key it stands under in `datasets.ts`. */
export interface DatasetDescriptor<Row extends { id: string }> {
  /** What every row must be before it is stored. */
  schema: v.GenericSchema<Row>
  /** File in `demo-data/`; small datasets share one, because every file is one more to precache. */
  file: string
  /** Indexes of its store, `id` first, and the version of the database that brought it. */
  indexes: string
  since: number
}

/** A dataset that is a part of a store: which store, and how the ids of its rows begin. */
export interface PartDescriptor<Row extends { id: string }, Store extends string>
  extends DatasetDescriptor<Row> {
  store: Store
  idPrefix: string
}

/** A dataset with a store of its own, of the same name. */
export const dataset = <Row extends { id: string }>(
  descriptor: DatasetDescriptor<Row>,
): DatasetDescriptor<Row> => descriptor

export const partOf =
  <Store extends string>(store: Store) =>
  <Row extends { id: string }>(
    descriptor: Omit<PartDescriptor<Row, Store>, 'store'>,
  ): PartDescriptor<Row, Store> => ({ ...descriptor, store })
