import type { TypedDocumentNode } from "@apollo/client";
import type { ReactNode } from "react";
import { Card } from "@app/ui/detail/card.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { failure } from "../../shared/errors/failure.ts";
import { useQuery } from "../../shared/page/use-query.ts";
import css from "./today.module.css";

interface Found<Item> {
  waiting: { items: readonly Item[]; pageInfo: { totalCount: number } } | null;
}

interface WaitingCardProps<Item, Filter> {
  title: string;
  /** What waits, for the text of a failure: "requests". */
  what: string;
  document: TypedDocumentNode<Found<Item>, { filter: Filter }>;
  filter: Filter;
  /** The list with all of them. */
  list: string;
  /** A line of it; `again` asks anew, once something is done. */
  line: (item: Item, again: () => void) => ReactNode;
}

/** One kind of work that waits: how much, the first of it, and the list with the rest. */
export function WaitingCard<Item extends { id: string }, Filter>(props: WaitingCardProps<Item, Filter>) {
  const { title, what, document, filter, list, line } = props;
  const { data, error, refetch } = useQuery(document, { variables: { filter }, fetchPolicy: "cache-and-network" });
  const waiting = data?.waiting;
  const count = waiting?.pageInfo.totalCount ?? 0;
  return (
    <Card title={title} action={count > 0 ? <TextLink href={list}>{`All ${count}`}</TextLink> : null}>
      {!waiting && error ? <ErrorState {...failure(what, error, refetch)} /> : null}
      {!waiting && !error ? <SkeletonLines count={2} /> : null}
      {waiting && count === 0 ? <p className={css.none}>Nothing waiting.</p> : null}
      {count > 0 ? (
        <ul className={css.waiting}>
          {waiting?.items.map((item) => (
            <li key={item.id}>{line(item, () => void refetch())}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
