import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { answerless } from "@app/domain/content/learner-view.ts";
import { kindRules } from "@app/domain/content/block-kinds.ts";
import type { Answer } from "@app/domain/content/grading.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { shownError } from "../../../shared/errors/server-error.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { blockOf } from "../builder/block-wire.public.ts";
import { SessionBuilderDocument, SessionGradeDocument } from "../builder/builder.generated.ts";
import { TryOut, type Graded } from "./try-out.tsx";
import css from "./try-out.module.css";

interface PlayerDialogProps {
  lessonId: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

const verdicts = { RIGHT: "right", NEARLY: "nearly", WRONG: "wrong", UNGRADED: "ungraded" } as const;

/** A session as a learner goes through it: block by block, each answer graded by the server. Nothing of it is kept. */
export function PlayerDialog({ lessonId, title, open, onClose }: PlayerDialogProps) {
  const client = useApolloClient();
  const { data } = useQuery(SessionBuilderDocument, { variables: { id: lessonId } });
  const [place, setPlace] = useState(0);
  const [right, setRight] = useState<ReadonlySet<string>>(new Set());
  const { shown, key } = answerless((data?.session?.blocks ?? []).map(blockOf));
  const block = shown[place];
  const asked = shown.filter(({ blockType }) => kindRules[blockType].answeredBy !== null).length;
  const isLast = place >= shown.length;

  async function grade(blockId: string, answer: Answer): Promise<Graded | null> {
    try {
      const given = { optionIds: answer.optionIds && [...answer.optionIds], text: answer.text, value: answer.value };
      const { data: graded } = await client.query({
        query: SessionGradeDocument,
        variables: { lessonId, blockId, answer: given },
        fetchPolicy: "no-cache",
      });
      if (!graded?.grade) return null;
      const { verdict, places, message, feedback } = graded.grade;
      if (verdict === "RIGHT") setRight((ids) => new Set([...ids, blockId]));
      return {
        verdict: verdicts[verdict],
        feedback,
        places,
        ...(message !== null && { message }),
      };
    } catch (error) {
      toast.failed(shownError(error).message);
      return null;
    }
  }

  return (
    <DialogFrame
      open={open}
      wide
      onClose={onClose}
      title={title}
      buttons={
        <>
          <Button disabledReason={place === 0 ? "It is the first" : undefined} onClick={() => setPlace(place - 1)}>
            Back
          </Button>
          {isLast ? (
            <Button main onClick={onClose}>
              Close
            </Button>
          ) : (
            <Button main onClick={() => setPlace(place + 1)}>
              Continue
            </Button>
          )}
        </>
      }
    >
      <p className={css.progress}>
        <progress value={place} max={shown.length} aria-label="Progress" />
        {isLast ? "Finished" : `${place + 1} of ${shown.length}`}
      </p>
      {block ? (
        <TryOut
          key={block._id}
          block={block}
          feedback={key[place]?.feedback ?? ""}
          grade={(answer) => grade(block._id, answer)}
        />
      ) : data ? (
        <p role="status">
          You answered {right.size} of {asked} correctly.
        </p>
      ) : null}
    </DialogFrame>
  );
}
