/**
 * `A` if it is assignable to `B`, otherwise a compile error. Used in both directions, it keeps the output of
 * a schema and its domain type equal, so that neither can gain or lose a field alone.
 */
export type Assignable<A extends B, B> = A
