import { useSearchParams } from "react-router-dom";
import { kanbanInputs } from "@app/domain/demo/kanban.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { Button, ButtonLink } from "@app/ui/page/button.tsx";
import { When } from "@app/ui/value/when.tsx";
import { withParams } from "../../../shared/page/search-params.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import type { RecordDialogProps } from "../../../shared/records/record-dialogs.tsx";
import { AddLine } from "../add-line.tsx";
import css from "./card-dialog.module.css";
import { cardIn } from "./card-in.ts";
import { Checklist } from "./checklist.tsx";
import { DemoChecklistAddDocument, DemoCommentAddDocument, type DemoCardPartsFragment } from "./kanban.generated.ts";
import { OnBoard } from "./on-board.tsx";
import { useBoardChange } from "./use-board-change.ts";

export function CardDialog({ id, onClose }: RecordDialogProps) {
  return (
    <OnBoard what="card" onClose={onClose} find={cardIn(id)}>
      {(card) => <OpenCard card={card} onClose={onClose} />}
    </OnBoard>
  );
}

/** A card with its checklists and comments. */
function OpenCard({ card, onClose }: { card: DemoCardPartsFragment; onClose: () => void }) {
  const { id: cardId, name, description, checklists, comments } = card;
  const mayWrite = useCan()("demo:write");
  const [params] = useSearchParams();
  const { change: addChecklist } = useBoardChange(DemoChecklistAddDocument);
  const { change: comment } = useBoardChange(DemoCommentAddDocument);
  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title={name}
      buttons={
        <>
          {mayWrite ? (
            <>
              <ButtonLink danger apart href={withParams(params, { card: null, removeCard: cardId })}>
                Remove card
              </ButtonLink>
              <ButtonLink href={withParams(params, { card: null, editCard: cardId })}>Edit card</ButtonLink>
            </>
          ) : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {description === "" ? null : <p className={css.text}>{description}</p>}
      {checklists.map((checklist) => (
        <Checklist key={checklist.id} cardId={cardId} checklist={checklist} mayWrite={mayWrite} />
      ))}
      {mayWrite ? (
        <AddLine
          label="Another checklist"
          button="Add checklist"
          rule={kanbanInputs.checklistNew.shape.name}
          send={(text, form) => addChecklist({ cardId, name: text }, form)}
        />
      ) : null}
      <section className={css.part} aria-label="Comments">
        <header>
          <h3>Comments</h3>
        </header>
        {comments.length === 0 ? <p>No comments yet.</p> : null}
        {comments.map(({ id, author, message, createdAt }) => (
          <p className={css.text} key={id}>
            <small>
              {author} · <When value={createdAt} />
            </small>
            {message}
          </p>
        ))}
        {mayWrite ? (
          <AddLine
            label="Your comment"
            button="Comment"
            rule={kanbanInputs.comment.shape.message}
            send={(message, form) => comment({ cardId, message }, form)}
          />
        ) : null}
      </section>
    </DialogFrame>
  );
}
