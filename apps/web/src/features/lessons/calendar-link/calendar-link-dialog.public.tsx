import type { CalendarSide } from "@app/schema/types.generated.ts";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { shownError } from "../../../shared/errors/server-error.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { copyLink } from "../../../shared/text/copy-link.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { CalendarLinkDocument, RenewCalendarLinkDocument } from "./calendar-link.generated.ts";
import css from "./calendar-link-dialog.module.css";

interface CalendarLinkDialogProps {
  personId: string;
  side: CalendarSide;
  onClose: () => void;
}

/** The secret link by which somebody's own calendar reads their lessons: to be made, copied, renewed. */
export function CalendarLinkDialog({ personId, side, onClose }: CalendarLinkDialogProps) {
  const { data, loading, error, refetch } = useQuery(CalendarLinkDocument, {
    variables: { personId, side },
    // It is a secret: nothing keeps it once the dialog is closed.
    fetchPolicy: "no-cache",
  });
  const { save, saving } = useSave(RenewCalendarLinkDocument, ({ calendarLinkRenew }) => calendarLinkRenew);
  const link = data?.calendarLink;
  const address = link?.path == null ? null : `${window.location.origin}${link.path}`;

  async function renew() {
    const { payload } = await save({ input: { personId, side, version: link?.version ?? null } });
    await refetch();
    if (payload) toast.done(address === null ? "The link is ready." : "The old link has ended.");
  }

  const buttons = link ? (
    <>
      <Button onClick={onClose}>Close</Button>
      <Button main={address === null} pending={saving} onClick={() => void renew()}>
        {address === null ? "Add link" : "Renew link"}
      </Button>
      {address === null ? null : (
        <Button main onClick={() => void copyLink(address)}>
          Copy link
        </Button>
      )}
    </>
  ) : (
    <>
      <Button onClick={onClose}>Close</Button>
      {error && !loading ? <Button onClick={() => void refetch()}>Retry</Button> : null}
    </>
  );
  return (
    <DialogFrame
      open
      title="Calendar link"
      onClose={onClose}
      buttons={buttons}
      error={error && !loading ? shownError(error).message : undefined}
    >
      {link === undefined && loading ? <SkeletonLines count={2} /> : null}
      {link ? (
        <div className={css.link}>
          <p>
            {address === null
              ? "There is no link yet. With one, their own calendar shows their lessons and keeps up with every move."
              : "Anyone who has this link can read the lessons: send it only to the person they are for. Renewing it ends this one."}
          </p>
          {address === null ? null : <code>{address}</code>}
        </div>
      ) : null}
    </DialogFrame>
  );
}
