// Times a press that leads to another screen or opens something (clock.js): first its heading, then its rows.
;(() => {
  /** What needs no text to be there. */
  const TEXTLESS = 'input, [data-map]'
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

  const hasText = (element) => element.matches(TEXTLESS) || element.textContent.trim() !== ''

  /**
   * Arms the clock for the next press. `path` is the address whose heading is waited for; without one `title` selects
   * the heading of what opens. `rows` selects what is waited for after it, `least` of them with their text and none of
   * those that are there now. Resolves to milliseconds and commits, or to a `problem`.
   */
  globalThis.__expectPress = async ({ path, title, rows, least }) => {
    const old = document.querySelector('h1')
    const oldText = old?.textContent
    const before = new Set(document.querySelectorAll(rows))
    const counts = {}
    let commitsBefore = 0

    const isHeadingThere = () => {
      if (path === null) return [...document.querySelectorAll(title)].some(hasText)
      const now = document.querySelector('h1')
      const isAnother = now !== null && (now !== old || now.textContent !== oldText)
      return location.pathname === path && isAnother && hasText(now)
    }
    const areRowsThere = () =>
      [...document.querySelectorAll(rows)].filter((row) => !before.has(row) && hasText(row)).length >= least

    const timed = await __clock(
      'pointerdown',
      { headingMs: isHeadingThere, rowsMs: areRowsThere },
      {
        onBegin: () => {
          commitsBefore = commits
        },
        onThere: (name) => {
          counts[name] = commits - commitsBefore
        },
      },
    )
    return { ...timed, headingCommits: counts.headingMs, rowsCommits: counts.rowsMs }
  }
})()
