import { createContext } from 'react'

/** True for what is shown inside the shell, which brings the `main` landmark and the `h1` itself. */
export const InShell = createContext(false)
