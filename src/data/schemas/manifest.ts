import * as v from 'valibot'

const datasetSchema = v.strictObject({
  /** Name of the dataset's table. */
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

/** `demo-data/manifest.json`: the pack, its version, and its datasets. */
export const ManifestSchema = v.strictObject({
  /** Identifies the pack; another pack replaces the stored one whatever its version. */
  pack: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a pack is named in kebab-case'), v.maxLength(40)),
  /** Increases with every change of any dataset; a newer version of the same pack replaces the stored one. */
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
