/** Icons of the fence editor. Paths of lucide, ISC license. */
export const FENCE_ICONS = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  cross: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M22 12h-4M6 12H2M12 6V2M12 22v-4',
  move: 'M12 2v20M15 19l-3 3-3-3M19 9l3 3-3 3M2 12h20M5 9l-3 3 3 3M9 5l3-3 3 3',
  split: 'M12 5v14M5 12h14',
} as const
