/** Icons of a dealer's stock, apart from `icons.ts` so that only its screens carry them. Paths of lucide, ISC license. */
export const STOCK_ICONS = {
  truck:
    'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  batteryWarning:
    'M10 17h.01M10 7v6M14 6h2a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-2M22 14v-4M6 18H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h2',
  clockAlert: 'M12 6v6l4 2M20 12v5M20 21h.01M21.25 8.2A10 10 0 1 0 16 21.16',
} as const
