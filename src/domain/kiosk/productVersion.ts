/** The product's own version (spec section 2, Welcome); the build has an identity besides. */
export const PRODUCT_VERSION = '20251015.1'
