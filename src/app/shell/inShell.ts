import { createContext } from 'react'

/** True for screens inside the shell, which renders the `main` landmark and the `h1`. */
export const InShell = createContext(false)
