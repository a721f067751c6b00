import { createContext, useContext, useDeferredValue } from 'react'

/** True if the frame around a screen, including its heading, is painted before the screen is rendered. */
export const FramePainted = createContext(false)

/** False in the first commit of a screen with its own frame, so that the heading comes before the rows. */
export function useFramePainted(): boolean {
  return useDeferredValue(true, useContext(FramePainted))
}
