import * as v from 'valibot'

const datasetSchema = v.strictObject({
  /** Name of the database table that the rows go to. */
  name: v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z]*$/, 'a dataset is named in camelCase')),
  /** File beside the manifest. */
  file: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*\.json$/, 'a dataset is a JSON file beside the manifest'),
  ),
  rows: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** SHA-256 of the file's bytes, lower-case hexadecimal. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'a SHA-256 is 64 hexadecimal digits')),
})

/** `demo-data/manifest.json`: which pack it is, in which version, and which datasets it has. */
export const ManifestSchema = v.strictObject({
  /** Which pack it is; another one replaces what a device holds, whatever its version. */
  pack: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a pack is named in kebab-case'), v.maxLength(40)),
  /** Rises with every change of any dataset; a newer one of the same pack replaces what a device holds. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  datasets: v.pipe(
    v.array(datasetSchema),
    v.minLength(1),
    v.check(
      (sets) => new Set(sets.map(({ name }) => name)).size === sets.length,
      'a dataset name occurs twice',
    ),
  ),
})

export type ManifestDataset = v.InferOutput<typeof datasetSchema>
export type Manifest = v.InferOutput<typeof ManifestSchema>
