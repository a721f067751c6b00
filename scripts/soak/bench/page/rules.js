// Seeds vehicles with daily figures, builds the plain page that the editor is held against, and times its keys.
;(() => {
  const settled = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })

  /** Fills the stores up to `count` vehicles, each with 120 days of one that has them. */
  async function seed(count) {
    const db = await settled(indexedDB.open('pharos'))
    const all = (store) => settled(db.transaction(store).objectStore(store).getAll())
    const [vehicles, days] = [await all('vehicles'), await all('vehicleDays')]
    const driven = new Set(days.map(({ id }) => id))
    await new Promise((resolve, reject) => {
      const transaction = db.transaction(['vehicles', 'vehicleDays'], 'readwrite')
      transaction.oncomplete = resolve
      transaction.onabort = () => reject(transaction.error)
      for (let at = 0; at < count; at += 1) {
        const id = vehicles[at]?.id ?? `v-bench-${at}`
        if (at >= vehicles.length) {
          const like = vehicles[at % vehicles.length]
          const number = 10_000 + at
          transaction
            .objectStore('vehicles')
            .add({ ...like, id, label: `Bench ${number}`, vin: `1G1BENCHXPBX${number}` })
        }
        if (!driven.has(id)) transaction.objectStore('vehicleDays').add({ ...days[at % days.length], id })
      }
    })
    db.close()
  }

  /** The reference: a number over as many vehicles and days, counted with `Array.filter`, and one sentence. */
  function plain(count) {
    const fleet = Array.from({ length: count }, (_, vehicle) =>
      Array.from({ length: 60 }, (_, day) =>
        Array.from(
          { length: (vehicle + day) % 4 },
          (_, pass) => 50 + ((vehicle * 7 + day * 3 + pass * 11) % 45),
        ),
      ),
    )
    document.body.innerHTML =
      '<main><input type="range" min="50" max="120" value="80"><section><p role="status" aria-live="off"></p></section></main>'
    const input = document.querySelector('input')
    const show = () => {
      const speed = Number(input.value)
      const times = fleet.map((days) => days.flat().filter((top) => top > speed).length)
      const total = times.reduce((sum, one) => sum + one, 0)
      document.querySelector('p').textContent = `${total} times any of ${count} vehicles passed ${speed} mph.`
    }
    input.addEventListener('input', show)
    show()
  }

  /** The sentence, and the number below it. */
  const sentence = () =>
    document.querySelector('main section:has([role="status"][aria-live="off"])')?.textContent ?? ''

  /** Times the next key until it changes the sentence. */
  function expectSentence() {
    const before = sentence()
    return __clock('keydown', { ms: () => sentence() !== before })
  }

  globalThis.__rules = { seed, plain, expectSentence }
})()
