import styled from "@emotion/styled";
import Dialog from "@mui/material/Dialog";
import { useId, type ComponentProps, type ReactNode } from "react";
import { CircleAlert, X } from "../icons.ts";
import { IconAction } from "../page/icon-action.tsx";
import { color } from "../theme/color.ts";

const Head = styled.div({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: 12,
  padding: "18px 16px 0 24px",
  "& h2": { padding: "3px 0", overflowWrap: "anywhere" },
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
  wide?: boolean;
  /** Makes the dialog a form. */
  onSubmit?: ComponentProps<"form">["onSubmit"];
}

/** Title, close button, body, buttons at the end. Never over another dialog. */
export function DialogFrame({
  open,
  onClose,
  title,
  children,
  buttons,
  error,
  wide = false,
  onSubmit,
}: DialogFrameProps) {
  const id = useId();
  const inside = (
    <>
      <Body>{children}</Body>
      {error ? <DialogError text={error} /> : null}
      <Buttons>{buttons}</Buttons>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{ paper: { "data-width": wide ? "wide" : undefined } as object }}
    >
      <Head>
        <h2 id={id}>{title}</h2>
        <IconAction label="Close" icon={X} size="small" onClick={onClose} />
      </Head>
      {onSubmit ? (
        <FormContent onSubmit={onSubmit} noValidate>
          {inside}
        </FormContent>
      ) : (
        <Content>{inside}</Content>
      )}
    </Dialog>
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
