import styled from "@emotion/styled";
import { useEffect, useRef, type ReactNode } from "react";
import { color } from "@app/ui/theme/color.ts";

const Message = styled.div({
  "& > p": { color: color.textSecondary, overflowWrap: "anywhere" },
  "& > p + p": { marginTop: 12 },
  // It is only read out: nothing can be done with it.
  "&:focus-visible": { outline: "none" },
});

/** What became of it, in place of the form: takes the focus, so that it is read out. */
export function EntranceMessage({ children }: { children: ReactNode }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <Message ref={message} tabIndex={-1} role="status">
      {children}
    </Message>
  );
}
