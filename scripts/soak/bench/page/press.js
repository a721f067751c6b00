// Times one press at a time, from the click's own time stamp to the second frame after what it leads to is in the
// document, by which the first frame that shows it has been produced: first the heading, then the rows.
;(() => {
  const LIMIT_MS = 10_000
  let wanted = null
  let commits = 0

  // React tells developer tools of each commit; counting them needs no more than this.
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => {},
    onScheduleFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: () => {
      commits += 1
    },
  }

  /**
   * Arms the clock for the next click. `path` is the address whose heading is waited for, without one `title` the
   * element that is a heading of its own, `rows` what is waited for after it. Resolves to milliseconds and commits.
   */
  globalThis.__expectPress = ({ path, title, rows }) =>
    new Promise((resolve) => {
      const heading = document.querySelector('h1')
      wanted = {
        path,
        title,
        rows,
        heading,
        text: heading?.textContent,
        clickedAtMs: null,
        headingMs: null,
        resolve,
      }
      setTimeout(() => {
        const shown = `${location.pathname} "${document.querySelector('h1')?.textContent}"`
        resolve({ problem: `clicked at ${wanted?.clickedAtMs}, showing ${shown}` })
      }, LIMIT_MS)
    })

  addEventListener(
    'click',
    (event) => {
      if (!wanted || wanted.clickedAtMs !== null) return
      wanted.clickedAtMs = event.timeStamp
      wanted.commitsBefore = commits
    },
    { capture: true },
  )

  new MutationObserver(() => {
    const change = wanted
    if (!change || change.clickedAtMs === null) return
    if (!change.headingSeen && isHeadingThere(change)) {
      change.headingSeen = true
      change.headingCommits = commits - change.commitsBefore
      painted((ms) => {
        change.headingMs = ms - change.clickedAtMs
        finish(change)
      })
    }
    if (change.headingSeen && !change.rowsSeen && document.querySelector(change.rows)) {
      change.rowsSeen = true
      change.rowsCommits = commits - change.commitsBefore
      painted((ms) => {
        change.rowsMs = ms - change.clickedAtMs
        finish(change)
      })
    }
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true })

  function isHeadingThere({ path, title, heading, text }) {
    if (path === null) return document.querySelector(title) !== null
    if (location.pathname !== path) return false
    const now = document.querySelector('h1')
    return now !== null && (now !== heading || now.textContent !== text)
  }

  function painted(then) {
    requestAnimationFrame(() => requestAnimationFrame(() => then(performance.now())))
  }

  function finish(change) {
    if (change.rowsMs === undefined || change.headingMs === null) return
    if (wanted === change) wanted = null
    const { headingMs, rowsMs, headingCommits, rowsCommits } = change
    change.resolve({ headingMs, rowsMs, headingCommits, rowsCommits })
  }
})()
