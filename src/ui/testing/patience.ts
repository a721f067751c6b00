import { configure } from '@testing-library/react'

// The library's default of one second is too short for a first screen whose modules are still being
// transformed on a busy machine. A real failure is still reported after ten seconds.
configure({ asyncUtilTimeout: 10_000 })
