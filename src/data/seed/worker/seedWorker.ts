import { storeDatasets } from '../seed'
import { serveSeeding } from './serveSeeding'

// Entry of the dedicated worker that stores the datasets.
serveSeeding(self, storeDatasets)
