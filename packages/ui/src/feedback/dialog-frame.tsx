import Dialog from "@mui/material/Dialog";
import { useId, type ComponentProps, type ReactNode } from "react";
import { CircleAlert, X } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { MuiTheme } from "../theme/mui-theme.tsx";
import { DialogGuest, DialogHost, useFocusAfterwards, useHost, useRank } from "./dialog-host.tsx";
import { ErrorLine } from "./error-line.tsx";
import css from "./dialog-frame.module.css";

interface DialogFrameProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** A summary above the buttons that stays visible while the body scrolls. */
  outcome?: ReactNode;
  buttons: ReactNode;
  error?: string | undefined;
  wide?: boolean | undefined;
  /** A line below the title. */
  note?: ReactNode;
  /** A click outside does not close it: what it shows is not shown again. */
  staysOnClickOutside?: boolean;
  /** Makes the dialog a form. */
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

/**
 * Title, close button, body, buttons at the end. Inside another dialog it replaces that one's content until it closes,
 * so dialogs never stack.
 */
export function DialogFrame(props: DialogFrameProps) {
  const rank = useRank();
  const host = useHost(rank);
  if (host === null) return <OwnDialog {...props} rank={rank} />;
  if (!props.open) return null;
  return (
    <DialogGuest host={host} onClose={props.onClose}>
      {(titleId) => <Said {...props} titleId={titleId} />}
    </DialogGuest>
  );
}

function OwnDialog(props: DialogFrameProps & { rank: number }) {
  const { rank, open, onClose, wide = false, staysOnClickOutside = false } = props;
  const id = useId();
  return (
    <DialogHost
      rank={rank}
      onClose={onClose}
      titleId={id}
      frame={(inside, close, titleId) => (
        <MuiTheme>
          <Dialog
            open={open}
            onClose={(_event, reason) => (staysOnClickOutside && reason === "backdropClick" ? undefined : close())}
            aria-labelledby={titleId}
            slotProps={{ paper: { "data-width": wide ? "wide" : undefined } as object }}
          >
            <FocusAfterwards />
            {inside}
          </Dialog>
        </MuiTheme>
      )}
    >
      <Said {...props} titleId={id} />
    </DialogHost>
  );
}

function FocusAfterwards() {
  useFocusAfterwards();
  return null;
}

function Said(props: DialogFrameProps & { titleId: string }) {
  const { titleId, onClose, title, note, children, outcome, buttons, error, onSubmit } = props;
  const inside = (
    <>
      <div className={css.body}>{children}</div>
      {outcome ? (
        <div className={css.outcome} aria-live="polite">
          {outcome}
        </div>
      ) : null}
      {error ? <DialogError text={error} /> : null}
      <div className={css.buttons}>{buttons}</div>
    </>
  );
  return (
    <>
      <div className={css.head}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {note ? <p>{note}</p> : null}
        </div>
        <IconAction label="Close" icon={X} size="small" onClick={onClose} />
      </div>
      {onSubmit ? (
        <form className={css.content} onSubmit={onSubmit} noValidate>
          {inside}
        </form>
      ) : (
        <div className={css.content}>{inside}</div>
      )}
    </>
  );
}

function DialogError({ text }: { text: string }) {
  return (
    <ErrorLine role="alert" style={{ padding: "8px 24px 0" }}>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      {text}
    </ErrorLine>
  );
}
