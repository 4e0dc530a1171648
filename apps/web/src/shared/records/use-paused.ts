import { useEffect, useState } from "react";

/** Long enough for a fast typist to cause one request per word, in milliseconds. */
export const pauseMs = 200;

/**
 * Debounces a typed value for a query:
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
