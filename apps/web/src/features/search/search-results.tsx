import { useId, type ReactNode } from "react";
import { AfterAMoment, SkeletonBar } from "@app/ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { countOf } from "../../shared/text/format.ts";
import { ResultItem, ResultLine } from "./result-item.tsx";
import { inGroups, resultKinds, type ResultGroup } from "./result-kinds.ts";
import type { SearchResultRowFragment } from "./search.generated.ts";
import css from "./search-results.module.css";

/** The server shows no more than so many. */
const shownMax = 20;

interface SearchResultsProps {
  query: string;
  /** Undefined before the first answer and after a failure. */
  results: readonly SearchResultRowFragment[] | undefined;
  loading: boolean;
  failed: boolean;
  onOpen: () => void;
}

/** What a search came to, in a sentence. */
function outcome({ query, results, loading, failed }: Omit<SearchResultsProps, "onOpen">): ReactNode {
  if (loading) return <VisuallyHidden>Loading results</VisuallyHidden>;
  if (failed) return `Could not search for “${query}”. Try again in a moment.`;
  if (results === undefined) return "Part of a name is enough, and marks are not needed: ngozi finds Ngọzị.";
  if (results.length === 0) return `Nothing found for “${query}”. Try fewer letters.`;
  if (results.length < shownMax) return countOf(results.length, "result");
  return `The first ${shownMax} results. Type more to narrow them.`;
}

/** What was found, kind by kind, or that nothing was. The sentence above stays in its place, so that it is read aloud. */
export function SearchResults({ onOpen, ...state }: SearchResultsProps) {
  const { query, results = [], loading } = state;
  return (
    <>
      <p className={css.note} role="status">
        {outcome(state)}
      </p>
      {loading ? (
        <Searching />
      ) : (
        inGroups(results).map((group) => <Results key={group.kind} {...group} query={query} onOpen={onOpen} />)
      )}
    </>
  );
}

function Results({ kind, results, query, onOpen }: ResultGroup & Pick<SearchResultsProps, "query" | "onOpen">) {
  const id = useId();
  return (
    <section className={css.group} aria-labelledby={id}>
      <h3 id={id}>{resultKinds[kind].heading}</h3>
      <ul>
        {results.map((result, place) => (
          <ResultItem key={`${result.url} ${place}`} result={result} query={query} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function Searching() {
  return (
    <AfterAMoment as="ul" role="list">
      {[180, 140, 200].map((width) => (
        <ResultLine key={width} aria-hidden="true" style={{ margin: "8px -12px 0" }}>
          <SkeletonBar width={32} height={32} style={{ borderRadius: "50%" }} />
          <SkeletonBar width={width} />
        </ResultLine>
      ))}
    </AfterAMoment>
  );
}
