import styled from "@emotion/styled";
import { useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { color } from "@app/ui/theme/color.ts";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { When } from "@app/ui/value/when.tsx";
import { HistoryDocument } from "./history.generated.ts";
import type { KeptChange } from "../undo/recent-changes.ts";

const Item = styled.li({
  display: "flex",
  alignItems: "center",
  gap: 12,
  padding: "10px 0",
  borderTop: `1px solid ${color.line}`,
  "&:first-of-type": { borderTop: 0 },
  "& > div": { flex: 1, minWidth: 0 },
  "& p": { overflowWrap: "anywhere" },
  "& p + p": { fontSize: "0.84375rem", color: color.textSecondary },
});

interface RecentItemProps {
  change: KeptChange;
  onUndo: () => Promise<void>;
}

/** One change; whether it is still the last one of its record is asked of the record's history. */
export function RecentItem({ change, onUndo }: RecentItemProps) {
  const { kind, id, version, text, at } = change;
  const [busy, setBusy] = useState(false);
  const { data } = useQuery(HistoryDocument, {
    variables: { kind, id, first: 1 },
    fetchPolicy: "cache-and-network",
  });
  const newest = data?.history?.edges[0]?.node;
  const isLast = newest?.version === version;

  async function undo() {
    setBusy(true);
    await onUndo();
    setBusy(false);
  }

  return (
    <Item>
      <div>
        <p>{text}</p>
        <p>
          <When value={at} />
          {newest && !isLast ? ` · changed since by ${newest.isOwn ? "you" : newest.changedBy}` : null}
        </p>
      </div>
      {isLast || busy ? (
        <Button size="small" aria-busy={busy || undefined} onClick={busy ? undefined : () => void undo()}>
          Undo<VisuallyHidden>: {text}</VisuallyHidden>
        </Button>
      ) : null}
    </Item>
  );
}
