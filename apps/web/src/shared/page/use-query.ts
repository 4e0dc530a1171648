import { useQuery as useApolloQuery } from "@apollo/client/react";
import { createContext, useContext, useLayoutEffect, useRef } from "react";
import { errorToKeep, type KeptError } from "./kept-error.ts";

type Asked = Parameters<typeof useApolloQuery>;
type Answer = ReturnType<typeof useApolloQuery>;

/** Counts navigations, so that a page knows which address it renders for. */
export const TurnContext = createContext(0);

interface Kept {
  turn: number;
  asked: Asked;
  /** The result given to the current page. */
  shown?: Answer;
  /** The error of the last response. */
  failed?: KeptError | undefined;
}

/** The result with the error of its last response, which Apollo drops when the cache changes. */
function withError(memory: Kept, answer: Answer): Answer {
  memory.failed = errorToKeep(memory.failed, answer);
  return memory.failed && !answer.error ? { ...answer, error: memory.failed.error } : answer;
}

function useQueryOfNewest(...asked: Asked): Answer {
  const turn = useContext(TurnContext);
  const memory = useRef<Kept>({ turn, asked }).current;
  const isBehind = turn < memory.turn;
  if (!isBehind) Object.assign(memory, { turn, asked });
  const answer = withError(memory, useApolloQuery(...memory.asked));
  // The earlier result stays until the page of the newest address is shown.
  const here = (isBehind && memory.shown) || answer;
  useLayoutEffect(() => {
    memory.shown = here;
  });
  return here;
}

/**
 * Apollo's `useQuery` for pages rendered in transitions. It queries during rendering, and React renders a page for the
 * open address and, in parallel, for the next one: the two would alternate until the next page is shown, with a request
 * each time. Here only the newest address queries, and the previous page keeps its result.
 */
export const useQuery = useQueryOfNewest as unknown as typeof useApolloQuery;
