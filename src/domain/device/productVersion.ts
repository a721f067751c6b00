/** The product's own version (docs/rules.md WE-05); the build has an identity besides. */
export const PRODUCT_VERSION = '20251015.1'
