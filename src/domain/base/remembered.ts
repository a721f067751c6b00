/**
 * A pure function that keeps its last results, for arguments that are compared by identity: rows that were read are the
 * same array until the database changes them.
 * @param most the number of results to keep
 */
export function remembered<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
  most: number,
): (...args: Args) => Result {
  let kept: readonly { args: Args; result: Result }[] = []
  return (...args) => {
    const known = kept.find((one) => one.args.every((arg, at) => Object.is(arg, args[at])))
    const used = known ?? { args, result: work(...args) }
    if (used !== kept[0]) kept = [used, ...kept.filter((one) => one !== used)].slice(0, most)
    return used.result
  }
}
