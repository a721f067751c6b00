/** Addresses that match no route. */
export const UNKNOWN_ADDRESSES = ['/nowhere', '/1/x/y', '/99', '/3/detail/1']
