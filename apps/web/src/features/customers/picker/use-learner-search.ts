import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useState } from "react";
import { LearnerSearchDocument, type LearnerChoiceFragment } from "./learner-search.generated.ts";

/** Long enough that a quick typist asks once for a word, in milliseconds. */
const pauseMs = 200;
const shown = 20;

interface Answer {
  text: string;
  learners: readonly LearnerChoiceFragment[];
  /** More match than are shown. */
  more: boolean;
  failed: boolean;
}

interface LearnerSearch extends Answer {
  loading: boolean;
  search: (text: string) => void;
}

/** Learners for what is typed, asked for once the typing pauses; an answer that comes too late is dropped. */
export function useLearnerSearch(): LearnerSearch {
  const client = useApolloClient();
  const [text, setText] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let wanted = true;
    const tell = (found: Omit<Answer, "text">) => {
      if (wanted) setAnswer({ text, ...found });
    };
    const ask = async () => {
      const variables = { search: text.trim(), page: { number: 1, size: shown } };
      const { data } = await client.query({ query: LearnerSearchDocument, variables, fetchPolicy: "network-only" });
      const learners = data?.learners?.items;
      if (!learners) throw new Error("No learners were returned.");
      tell({ learners, more: (data.learners?.pageInfo.totalCount ?? 0) > learners.length, failed: false });
    };
    const timer = setTimeout(
      () => {
        ask().catch(() => tell({ learners: [], more: false, failed: true }));
      },
      text === "" ? 0 : pauseMs,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [client, text]);

  return useMemo(() => {
    const { learners, more, failed } = answer ?? { learners: [], more: false, failed: false };
    return { text, learners, more, failed, loading: answer?.text !== text, search: setText };
  }, [answer, text]);
}
