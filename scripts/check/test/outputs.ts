/** Where a stage writes what its program says. */
export interface Output {
  write(text: string): void
  end(): void
}

/**
 * Lets stages that run at the same time speak one after another: the one that began first is heard as it
 * speaks, what the others say is kept until it is their turn.
 */
export function oneAfterAnother(say: (text: string) => void): { open(): Output } {
  const waiting: { kept: string[]; hasEnded: boolean }[] = []

  function letNextSpeak(): void {
    for (let speaker = waiting[0]; speaker; speaker = waiting[0]) {
      for (const text of speaker.kept.splice(0)) say(text)
      if (!speaker.hasEnded) return
      waiting.shift()
    }
  }

  return {
    open() {
      const speaker: (typeof waiting)[number] = { kept: [], hasEnded: false }
      waiting.push(speaker)
      return {
        write(text) {
          speaker.kept.push(text)
          if (waiting[0] === speaker) letNextSpeak()
        },
        end() {
          speaker.hasEnded = true
          if (waiting[0] === speaker) letNextSpeak()
        },
      }
    },
  }
}
