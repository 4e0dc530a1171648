import styled from "@emotion/styled";
import Dialog from "@mui/material/Dialog";
import { useId, type ComponentProps, type ReactNode } from "react";
import { CircleAlert, X } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { color } from "../theme/color.ts";
import { DialogGuest, DialogHost, useFocusAfterwards, useHost, useRank } from "./dialog-host.tsx";

const Head = styled.div({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 12,
  padding: "18px 16px 0 24px",
  "& > div": { minWidth: 0 },
  "& h2": { padding: "3px 0", overflowWrap: "anywhere" },
  "& p": { minHeight: 18, fontSize: "0.84375rem", lineHeight: 18 / 13.5, color: color.textSecondary },
});

const Body = styled.div({
  padding: "6px 24px 4px",
  color: color.textSecondary,
  overflowY: "auto",
  overflowWrap: "anywhere",
  "&:focus-visible": { outlineOffset: -2 },
});

const Buttons = styled.div({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: 12,
  padding: "16px 24px 20px",
});

/** Lets the body scroll between title and buttons. */
const content = { display: "flex", flexDirection: "column", minHeight: 0 } as const;
const Content = styled.div(content);
const FormContent = styled.form(content);

export const ErrorLine = styled.p({
  display: "flex",
  gap: 8,
  color: color.danger,
  "& > svg": { flexShrink: 0, marginTop: 1 },
});

interface DialogFrameProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  buttons: ReactNode;
  error?: string | undefined;
  wide?: boolean | undefined;
  /** A line below the title. */
  note?: ReactNode;
  /** Makes the dialog a form. */
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

/**
 * Title, close button, body, buttons at the end. Where another dialog stands already it takes that one's place
 * until it is closed: there is never a dialog over a dialog.
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
  const { rank, open, onClose, wide = false } = props;
  const id = useId();
  return (
    <DialogHost
      rank={rank}
      onClose={onClose}
      titleId={id}
      frame={(inside, close, titleId) => (
        <Dialog
          open={open}
          onClose={close}
          aria-labelledby={titleId}
          slotProps={{ paper: { "data-width": wide ? "wide" : undefined } as object }}
        >
          <FocusAfterwards />
          {inside}
        </Dialog>
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
  const { titleId, onClose, title, note, children, buttons, error, onSubmit } = props;
  const inside = (
    <>
      <Body>{children}</Body>
      {error ? <DialogError text={error} /> : null}
      <Buttons>{buttons}</Buttons>
    </>
  );
  return (
    <>
      <Head>
        <div>
          <h2 id={titleId}>{title}</h2>
          {note ? <p>{note}</p> : null}
        </div>
        <IconAction label="Close" icon={X} size="small" onClick={onClose} />
      </Head>
      {onSubmit ? (
        <FormContent onSubmit={onSubmit} noValidate>
          {inside}
        </FormContent>
      ) : (
        <Content>{inside}</Content>
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
