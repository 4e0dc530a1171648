import { useEffect, useState } from "react";

/** Long enough that a quick typist asks once for a word, in milliseconds. */
export const pauseMs = 200;

/**
 * A value that is typed, once the typing pauses: what a query asks about.
 *
 *     const { email } = usePaused(values);
 *     const { data } = useQuery(LikelyCustomersDocument, { variables: { email } });
 */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
