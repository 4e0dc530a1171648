import { useQuery as useApolloQuery } from "@apollo/client/react";
import { createContext, useContext, useLayoutEffect, useRef } from "react";

type Asked = Parameters<typeof useApolloQuery>;
type Answer = ReturnType<typeof useApolloQuery>;

/** Counts the addresses that were opened: for which of them a page is drawn. */
export const TurnContext = createContext(0);

interface Kept {
  turn: number;
  asked: Asked;
  /** What the page that stands was given. */
  shown?: Answer;
}

function useQueryOfNewest(...asked: Asked): Answer {
  const turn = useContext(TurnContext);
  const kept = useRef<Kept>({ turn, asked }).current;
  const isBehind = turn < kept.turn;
  if (!isBehind) Object.assign(kept, { turn, asked });
  const answer = useApolloQuery(...kept.asked);
  // What was there stays until the page of the newest address stands.
  const here = (isBehind && kept.shown) || answer;
  useLayoutEffect(() => {
    kept.shown = here;
  });
  return here;
}

/**
 * Apollo's `useQuery`, for pages that are drawn in small steps. That asks while it is drawn, and a page is drawn for the
 * address that is open and, beside it, for the next: its two askings would take turns until the next one stands, each
 * with a call to the server. Here the newest address asks, and the page of the one before keeps its answer.
 */
export const useQuery = useQueryOfNewest as unknown as typeof useApolloQuery;
