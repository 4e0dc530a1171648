import type { ReactNode } from "react";
import { MessageFrame } from "./message-frame.tsx";
import { TonePicture } from "./tone-picture.tsx";

interface MissingProps {
  /** "This account does not exist." */
  title: string;
  text: string;
  /** Where to go instead, a TextLink. */
  link: ReactNode;
}

/** Replaces a page whose record does not exist; menu and breadcrumbs stay. */
export function Missing({ title, text, link }: MissingProps) {
  return (
    <MessageFrame style={{ minHeight: "80%" }}>
      <TonePicture />
      <h1>{title}</h1>
      <p>{text}</p>
      <div>{link}</div>
    </MessageFrame>
  );
}
