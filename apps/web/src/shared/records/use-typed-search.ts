import { useEffect, useMemo, useState } from "react";
import { pauseMs } from "./use-paused.ts";

interface Found<One> {
  found: readonly One[];
  /** Whether more records match than were returned. */
  more: boolean;
}

interface Answer<One> extends Found<One> {
  text: string;
  failed: boolean;
}

/** The state of a search field. */
interface TypedSearch<One> extends Answer<One> {
  loading: boolean;
  search: (text: string) => void;
}

/**
 * Searches once typing pauses; late responses are dropped. `ask` must be stable between renders:
 *
 *     const { found, failed, search } = useTypedSearch(useCallback(async (text) => ({ found: await ask(text), more: false }), []));
 */
export function useTypedSearch<One>(ask: (text: string) => Promise<Found<One>>): TypedSearch<One> {
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<Answer<One> | null>(null);

  useEffect(() => {
    let wanted = true;
    const tell = (found: Omit<Answer<One>, "text">) => {
      if (wanted) setAnswer({ text, ...found });
    };
    const timer = setTimeout(
      () => {
        ask(text.trim()).then(
          (answered) => tell({ ...answered, failed: false }),
          () => tell({ found: [], more: false, failed: true }),
        );
      },
      text === "" ? 0 : pauseMs,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [ask, text]);

  return useMemo(() => {
    const { found, more, failed } = answer ?? { found: [], more: false, failed: false };
    return { text, found, more, failed, loading: answer?.text !== text, search: setText };
  }, [answer, text]);
}
