import { useEffect, useState } from "react";

/** Configured operations per minute. */
interface Rates {
  person: number;
  address: number;
}

/** The configured rates; null until loaded. */
export function useRates(): Rates | null {
  const [rates, setRates] = useState<Rates | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    fetch("/config.json", { signal: asking.signal })
      .then((answer) => answer.json() as Promise<{ rates: Rates }>)
      .then((config) => setRates(config.rates))
      // The rest of the panel works without.
      .catch(() => undefined);
    return () => asking.abort();
  }, []);
  return rates;
}
