// Seeds expenses and reports of many vehicles, builds the plain pages that performance and reports are held against,
// and times what a press makes of them.
;(() => {
  const LIMIT_MS = 20_000
  /** A page that changes nothing for so long has come to its end. */
  const QUIET_MS = 300

  const settled = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  /** Gives each vehicle without expenses those of one that has them, and stores reports over 60 days of all vehicles. */
  async function seed(reports) {
    const db = await settled(indexedDB.open('pharos'))
    const all = (store) => settled(db.transaction(store).objectStore(store).getAll())
    const [vehicles, expenses, shipped] = [await all('vehicles'), await all('expenses'), await all('reports')]
    const spenders = Object.values(Object.groupBy(expenses, ({ vehicleId }) => vehicleId))
    const spent = new Set(expenses.map(({ vehicleId }) => vehicleId))
    await new Promise((resolve, reject) => {
      const transaction = db.transaction(['expenses', 'reports'], 'readwrite')
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
      vehicles.forEach(({ id: vehicleId }, at) => {
        if (spent.has(vehicleId)) return
        for (const like of spenders[at % spenders.length]) {
          transaction.objectStore('expenses').add({ ...like, id: `${like.id}-bench-${at}`, vehicleId })
        }
      })
      for (const { id, type } of reports) {
        transaction.objectStore('reports').add({
          ...shipped.find(({ section }) => section === 'fleet'),
          id,
          type,
          vehicles: { by: 'all' },
          dateRange: { by: 'last', days: 60 },
          schedule: null,
          pausedOn: null,
          earlierRuns: [],
          runsFrom: { daysAgo: 0, minuteOfDay: 1 },
        })
      }
    })
    db.close()
  }

  const KINDS = 7

  const figuresOf = (vehicles, days) =>
    Array.from({ length: vehicles }, (_, vehicle) =>
      Array.from({ length: KINDS }, (_, kind) =>
        Array.from({ length: days }, (_, day) => (vehicle * 7 + day * 3 + kind * 11) % 45),
      ),
    )

  /** The reference of the performance screen: a press adds up each kind by day and draws a column a day. */
  function plainCharts(vehicles) {
    const fleet = figuresOf(vehicles, 60)
    document.body.innerHTML = '<main><button>60 days</button><div></div></main>'
    document.querySelector('button').addEventListener('click', () => {
      const kinds = Array.from({ length: KINDS }, (_, kind) =>
        Array.from({ length: 60 }, (_, day) => fleet.reduce((sum, figures) => sum + figures[kind][day], 0)),
      )
      document.querySelector('div').innerHTML = kinds
        .map((sums) => {
          const most = Math.max(...sums)
          const columns = sums.map((sum, day) => {
            const height = (90 * sum) / most
            return `<rect x="${day * 10}" y="${96 - height}" width="8" height="${height}"/>`
          })
          return `<figure><svg width="600" height="96">${columns.join('')}</svg></figure>`
        })
        .join('')
    })
  }

  /** The reference of a report: a press adds up the days of each vehicle and writes its line. */
  function plainReport(vehicles) {
    const fleet = figuresOf(vehicles, 60)
    document.body.innerHTML = '<main><button>Report</button><article data-paper></article></main>'
    document.querySelector('button').addEventListener('click', () => {
      const lines = fleet.map((figures, vehicle) => {
        const sums = figures.map((days) => `<td>${days.reduce((sum, one) => sum + one, 0)}</td>`)
        return `<tr><th>Bench ${vehicle}</th>${sums.join('')}</tr>`
      })
      document.querySelector('article').innerHTML =
        `<table aria-busy="false"><tbody>${lines.join('')}</tbody></table>`
    })
  }

  const charts = () => document.querySelectorAll('main figure svg :is(rect, path)').length

  /** Resolves once the page has changed, shows so many columns and lines of charts, and then changes no more for a while. */
  function expectQuiet(atLeast) {
    return new Promise((resolve) => {
      let timer = null
      const observer = new MutationObserver(() => {
        clearTimeout(timer)
        if (charts() < atLeast) return
        timer = setTimeout(() => {
          observer.disconnect()
          resolve(true)
        }, QUIET_MS)
      })
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      })
      setTimeout(() => resolve(false), LIMIT_MS)
    })
  }

  const REPORT = '[data-paper] table'
  const lineCount = () => document.querySelectorAll(`${REPORT} tbody tr`).length
  const isWhole = () => document.querySelector(REPORT)?.ariaBusy === 'false'

  /** Whether a whole report of fewer lines is open. */
  const isShort = (than) => isWhole() && lineCount() < than

  /** Times the next press until a report is whole, with the longest gap between frames meanwhile. */
  async function expectLines(atLeast) {
    let beganAtMs = null
    let last = null
    let longestGapMs = 0
    let isDone = false
    const frame = (now) => {
      // The frame under way at the press began before it.
      if (beganAtMs !== null && last !== null) longestGapMs = Math.max(longestGapMs, now - last)
      last = now
      if (!isDone) requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    const timed = await __clock(
      'pointerdown',
      { ms: () => isWhole() && lineCount() >= atLeast },
      {
        onBegin: (atMs) => {
          beganAtMs = atMs
        },
      },
    )
    // The frame after the last line may still be long because of it.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    isDone = true
    return { ...timed, longestGapMs, lines: lineCount() }
  }

  globalThis.__insight = { seed, plainCharts, plainReport, charts, expectQuiet, expectLines, isShort }
})()
