import type { ReactNode } from "react";
import { clientMessages } from "@app/domain/client-messages.ts";
import { KeyRound } from "../icons.ts";
import { MessageFrame } from "./message-frame.tsx";

interface RefusedProps {
  /** Which roles may, or whom to ask. */
  text?: ReactNode;
  /** Where to go instead, a TextLink. */
  link?: ReactNode;
}

/** "You do not have access to this page." */
export function Refused({ text, link }: RefusedProps) {
  return (
    <MessageFrame style={{ minHeight: "80%" }}>
      <KeyRound size={32} strokeWidth={1.5} aria-hidden />
      <h1>{clientMessages.pageRefused}</h1>
      {text ? <p>{text}</p> : null}
      {link ? <div>{link}</div> : null}
    </MessageFrame>
  );
}
