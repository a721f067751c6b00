import { configure } from '@testing-library/react'

// What a test waits for comes when it comes: a second, the library's own limit, is too short for the
// first screen whose modules are still being transformed on a busy machine. A test that never gets
// there fails as surely after ten.
configure({ asyncUtilTimeout: 10_000 })
