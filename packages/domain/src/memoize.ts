/**
 * Makes what is costly once for each key, when it is first asked for. `Intl`'s objects take a hundred times as long to
 * make as to use:
 *
 *     const dayIn = memoize((timeZone: string) => new Intl.DateTimeFormat("en-GB", { timeZone }));
 *     dayIn("Europe/London").format(instant);
 *
 * What is made is never let go, so the keys must be few. Where making fails, nothing is kept.
 */
export function memoize<Made, Key = void>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
