/**
 * Memoises an expensive constructor by key. `Intl` objects take a hundred times longer to create than to use:
 *
 *     const dayIn = memoize((timeZone: string) => new Intl.DateTimeFormat("en-GB", { timeZone }));
 *     dayIn("Europe/London").format(instant);
 *
 * Entries are never evicted; keep the key set small. Failures are not cached.
 */
export function memoize<Made, Key = void>(make: (key: Key) => Made): (key: Key) => Made {
  const values = new Map<Key, Made>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    values.set(key, fresh);
    return fresh;
  };
}
