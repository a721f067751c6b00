import { Crosshair, Move, Plus, Redo2, Undo2 } from 'lucide'
import { iconPath } from '../iconPath'

/** Icons of the fence editor. */
export const FENCE_ICONS = {
  undo: iconPath(Undo2),
  redo: iconPath(Redo2),
  cross: iconPath(Crosshair),
  move: iconPath(Move),
  split: iconPath(Plus),
} as const
