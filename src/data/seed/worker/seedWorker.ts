import { storeDatasets } from '../seed'
import { serveSeeding } from './serveSeeding'

// The start of the dedicated worker that stores the datasets.
serveSeeding(self, storeDatasets)
