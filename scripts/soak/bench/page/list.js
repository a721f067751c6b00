// Seeds many vehicles into the product's database, builds the plain list that it is held against, and times the keys.
;(() => {
  /** Fills the store of vehicles up to `count` with copies of those that are there, under names and VINs of their own. */
  async function seed(count) {
    const db = await new Promise((resolve, reject) => {
      const request = indexedDB.open('pharos')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const shipped = await new Promise((resolve, reject) => {
      const request = db.transaction('vehicles').objectStore('vehicles').getAll()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    await new Promise((resolve, reject) => {
      const transaction = db.transaction('vehicles', 'readwrite')
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
      for (let at = shipped.length; at < count; at += 1) {
        const like = shipped[at % shipped.length]
        const number = 10_000 + at
        transaction
          .objectStore('vehicles')
          .add({ ...like, id: `v-bench-${at}`, label: `Bench ${number}`, vin: `1G1BENCHXPBX${number}` })
      }
    })
    db.close()
  }

  /** The reference: a search box over a list of as many texts, every row in the page, filtered with `Array.filter`. */
  function plain(count) {
    const texts = Array.from(
      { length: count },
      (_, at) => `Bench ${10_000 + at} Chevrolet Tahoe 1G1BENCHXPBX${10_000 + at}`,
    )
    document.body.innerHTML = '<main><input type="search"><p role="status"></p><div id="list"></div></main>'
    const list = document.querySelector('#list')
    list.style.cssText = 'height: 600px; overflow: auto'
    const show = (query) => {
      const shown = texts.filter((text) => text.toLowerCase().includes(query))
      list.replaceChildren(
        ...shown.map((text) => {
          const row = document.createElement('p')
          row.textContent = text
          return row
        }),
      )
      document.querySelector('[role="status"]').textContent = `Showing ${shown.length} of ${texts.length}`
    }
    document
      .querySelector('input')
      .addEventListener('input', (event) => show(event.target.value.toLowerCase()))
    show('')
  }

  const said = () =>
    [...document.querySelectorAll('main [role="status"]')].map((status) => status.textContent).join('|')

  /** Times the next key until another number of rows is said. */
  function expectRows() {
    const before = said()
    return __clock('keydown', { ms: () => said() !== before })
  }

  /** Scrolls an element down by `step` pixels a frame; resolves to the milliseconds between the frames. */
  function scroll(selector, step, frames) {
    const element = document.querySelector(selector)
    return new Promise((resolve) => {
      const gaps = []
      let last = null
      const frame = (now) => {
        if (last !== null) gaps.push(now - last)
        last = now
        element.scrollTop += step
        if (gaps.length < frames) requestAnimationFrame(frame)
        else resolve({ gaps, top: element.scrollTop })
      }
      requestAnimationFrame(frame)
    })
  }

  globalThis.__list = { seed, plain, expectRows, scroll, said }
})()
