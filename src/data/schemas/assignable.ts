/**
 * `A`, where `A` can stand for `B`; else a compile error. Used twice, once each way, it holds a
 * schema and the domain type that it checks together: neither can gain or lose a field alone.
 */
export type Assignable<A extends B, B> = A
