/** The product's own version (docs/rules.md WE-05), which is not the build id. */
export const PRODUCT_VERSION = '20251015.1'
