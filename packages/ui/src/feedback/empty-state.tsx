import type { ReactNode } from "react";
import { ActionButton } from "../page/action-button.tsx";
import type { PageAction } from "../page/page-action.ts";
import { MessageFrame } from "./message-frame.tsx";
import { TonePicture } from "./tone-picture.tsx";

export interface EmptyStateProps {
  /** "No regions yet." */
  title: string;
  /** What this is and the next step. */
  text?: ReactNode;
  action?: PageAction | undefined;
  /** A second way on, usually a TextLink. */
  link?: ReactNode;
}

/** Nothing here yet: what this is and the next step. */
export function EmptyState({ title, text, action, link }: EmptyStateProps) {
  return (
    <MessageFrame>
      <TonePicture />
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {action || link ? (
        <div>
          {action ? <ActionButton {...action} main={false} /> : null}
          {link}
        </div>
      ) : null}
    </MessageFrame>
  );
}
