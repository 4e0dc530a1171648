import { useEffect, useState } from "react";

/** How many operations may be sent in a minute, as this server is set. */
interface Rates {
  person: number;
  address: number;
}

/** The rates in force; null until the server has said. */
export function useRates(): Rates | null {
  const [rates, setRates] = useState<Rates | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    fetch("/config.json", { signal: asking.signal })
      .then((answer) => answer.json() as Promise<{ rates: Rates }>)
      .then((config) => setRates(config.rates))
      // The rest of the panel does without.
      .catch(() => undefined);
    return () => asking.abort();
  }, []);
  return rates;
}
