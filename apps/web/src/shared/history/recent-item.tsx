import { useState } from "react";
import { Button } from "@app/ui/page/button.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { When } from "@app/ui/value/when.tsx";
import { useQuery } from "../page/use-query.ts";
import { HistoryDocument } from "./history.generated.ts";
import type { KeptChange } from "../undo/recent-changes.ts";
import css from "./recent-item.module.css";

/** How many entries to load: some, such as those of a lesson, are not versions of the record. */
const latest = 5;

interface RecentItemProps {
  change: KeptChange;
  onUndo: () => Promise<void>;
}

/** A recent change. The record's history says whether it is still the latest. */
export function RecentItem({ change, onUndo }: RecentItemProps) {
  const { kind, id, version, text, at } = change;
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(HistoryDocument, {
    variables: { kind, id, first: latest },
    fetchPolicy: "cache-and-network",
  });
  const newest = data?.history?.edges.find(({ node }) => node.version !== null)?.node;
  const isLast = newest?.version === version;

  async function undo() {
    setBusy(true);
    await onUndo();
    setBusy(false);
  }

  return (
    <li className={css.item}>
      <div>
        <p>{text}</p>
        <p>
          <When value={at} />
          {newest && !isLast ? ` · changed since by ${newest.isOwn ? "you" : newest.changedBy}` : null}
        </p>
      </div>
      {isLast || busy ? (
        <Button size="small" pending={busy} onClick={() => void undo()}>
          Undo<VisuallyHidden>: {text}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
}
