import styled from "@emotion/styled";
import Button from "@mui/material/Button";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { below, color } from "@app/ui/theme/color.ts";
import { When } from "@app/ui/value/when.tsx";
import type { Conflict } from "./stale.ts";

const Texts = styled.dl({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "4px 16px",
  margin: "12px 0 8px",
  "& dt": { gridColumn: "1 / -1", marginTop: 8, fontWeight: 600, color: color.text },
  "& dd": {
    padding: "8px 12px",
    borderRadius: 8,
    backgroundColor: color.sunken,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    color: color.text,
  },
  "& small": { display: "block", fontSize: "0.84375rem", color: color.textSecondary },
  [below.phone]: { gridTemplateColumns: "1fr" },
});

interface StaleDialogProps<Values> {
  /** Who saved it, by name. */
  changedBy: string | null;
  changedAt: string | null;
  conflicts: readonly Conflict<Values>[];
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Keeps my texts over theirs. */
  onMine: () => void;
  /** Takes theirs where both changed; my other changes stay in the form. */
  onTheirs: () => void;
  onClose: () => void;
}

/** A value as it is read: lists by line, nothing as a dash. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join("\n") || "–";
  if (typeof value === "string" || typeof value === "number") return String(value) || "–";
  return value === null || value === undefined ? "–" : JSON.stringify(value);
}

/** Somebody else saved first and changed the same fields: both texts, and a choice. Nothing is lost by closing it. */
export function StaleDialog<Values>(props: StaleDialogProps<Values>) {
  const { changedBy, changedAt, conflicts, labels, onMine, onTheirs, onClose } = props;
  const who = changedBy ?? "Somebody else";

  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title="Which text should stay?"
      buttons={
        <>
          <Button onClick={onTheirs}>Take theirs</Button>
          <Button variant="contained" onClick={onMine}>
            Save mine
          </Button>
        </>
      }
    >
      <p>
        {who} saved this
        {changedAt ? (
          <>
            {" "}
            on <When value={changedAt} />
          </>
        ) : null}{" "}
        while you were editing. Nothing of yours has been saved yet.
      </p>
      <Texts>
        {conflicts.flatMap(({ name, mine, theirs }) => [
          <dt key={`${name} name`}>{labels[name]}</dt>,
          <dd key={`${name} mine`}>
            <small>Yours</small>
            {shown(mine)}
          </dd>,
          <dd key={`${name} theirs`}>
            <small>{changedBy ? `${changedBy}’s` : "Theirs"}</small>
            {shown(theirs)}
          </dd>,
        ])}
      </Texts>
    </DialogFrame>
  );
}
