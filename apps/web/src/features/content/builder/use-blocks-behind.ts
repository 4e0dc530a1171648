import { startTransition, useDeferredValue, useState } from "react";
import type { EditorState } from "@app/domain/content/session-editor.ts";
import { useAtPauses } from "./use-at-pauses.ts";

/** When what stands beside the form follows what is typed: drawn with each letter, it costs as much as the letter. */
const followsAt = { pauseMs: 200, atLeastMs: 2500 };

/** The blocks as the list and the preview show them: letters are seen there at the next pause, every other act at once. */
export function useBlocksBehind({ blocks, typing }: Pick<EditorState, "blocks" | "typing">): EditorState["blocks"] {
  const [shown, setShown] = useState(blocks);
  const isBehind = shown !== blocks;
  if (isBehind && typing === null) setShown(blocks);
  const follow = () => startTransition(() => setShown(blocks));
  useAtPauses(follow, { changing: blocks, isWanted: isBehind, ...followsAt });
  return useDeferredValue(shown);
}
