/** Addresses that no row of the routes fits. */
export const UNKNOWN_ADDRESSES = ['/nowhere', '/1/x/y', '/99', '/3/detail/1']
