import { pictureOptions } from './options'
import { compareKept, compareWith, keepPictures, takeContactSheets } from './run'

// npm run pictures: compares screens of the built product with those of a commit, or with the kept pictures, or takes them all.
const options = pictureOptions(process.argv.slice(2))
if (options.keep) await keepPictures()
else if (options.contact) await takeContactSheets(options)
else
  process.exitCode =
    (await (options.against ? compareWith(options.against, options) : compareKept())) > 0 ? 1 : 0
