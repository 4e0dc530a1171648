import { useState } from "react";
import type { Conflict } from "@app/domain/merge.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { When } from "@app/ui/value/when.tsx";
import { Stack } from "@app/ui/layout/stack.tsx";
import { shownValue, type RecordWords } from "../text/record-labels.ts";
import { StaleChoice } from "./stale-choice.tsx";

interface StaleDialogProps {
  /** Who saved it, by name. */
  changedBy: string | null;
  changedAt: string | null;
  conflicts: readonly Conflict[];
  words: RecordWords;
  /** Saves with the choices; `given` names the fields that keep theirs. */
  onSave: (given: readonly string[]) => void;
  onClose: () => void;
}

/**
 * Someone else saved the same fields first: both texts, the earlier one, and a choice for each. Closing it loses
 * nothing.
 */
export function StaleDialog(props: StaleDialogProps) {
  const { changedBy, changedAt, conflicts, words, onSave, onClose } = props;
  const [given, setGiven] = useState<readonly string[]>([]);
  const who = changedBy ?? "Somebody else";

  const choose = (name: string, theirs: boolean) =>
    setGiven((names) => (theirs ? [...names, name] : names.filter((one) => one !== name)));

  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title={conflicts.length === 1 ? "Which text do you want to keep?" : "Which texts do you want to keep?"}
      buttons={
        <>
          <Button onClick={onClose}>Back to the form</Button>
          <Button main onClick={() => onSave(given)}>
            Save
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
        while you were editing. None of your changes have been saved yet.
      </p>
      <Stack gap={20} above={16} below={8} style={{ color: "var(--text)" }}>
        {conflicts.map(({ name, before, mine, theirs }) => (
          <StaleChoice
            key={name}
            label={words.labels[name] ?? name}
            before={shownValue(words, name, before)}
            mine={shownValue(words, name, mine)}
            theirs={shownValue(words, name, theirs)}
            whose={changedBy ? `${changedBy}’s` : "Theirs"}
            takesTheirs={given.includes(name)}
            onChoose={(isTheirs) => choose(name, isTheirs)}
          />
        ))}
      </Stack>
    </DialogFrame>
  );
}
