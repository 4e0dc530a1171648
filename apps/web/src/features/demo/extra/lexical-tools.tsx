import { $createLinkNode, $isLinkNode, $toggleLink } from "@lexical/link";
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from "@lexical/list";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import {
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
  type EditorState,
} from "lexical";
import { useEffect, useEffectEvent, useState } from "react";
import { plainText, WriteBar, type WriteActs, type WriteState } from "./write-bar.tsx";

/** What the text at the cursor is; within a reading of the editor. */
function stateAtCursor(): WriteState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return plainText;
  const around = selection.anchor.getNode().getParents();
  const list = around.find((node) => $isListNode(node));
  return {
    bold: selection.hasFormat("bold"),
    italic: selection.hasFormat("italic"),
    list: list ? (list.getListType() === "number" ? "number" : "bullet") : null,
    link: around.some((node) => $isLinkNode(node)),
  };
}

/** Where nothing is selected, the address itself becomes the text of a link. */
function putLink(address: string | null): void {
  const selection = $getSelection();
  if (address !== null && $isRangeSelection(selection) && selection.isCollapsed())
    selection.insertNodes([$createLinkNode(address).append($createTextNode(address))]);
  else $toggleLink(address);
}

const listCommands = { bullet: INSERT_UNORDERED_LIST_COMMAND, number: INSERT_ORDERED_LIST_COMMAND };

/** The bar above Lexical’s text; it hears of all that is written. */
export function LexicalTools({ onWritten }: { onWritten: (state: EditorState) => void }) {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(plainText);
  const written = useEffectEvent(onWritten);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, prevEditorState }) => {
        setState(editorState.read(stateAtCursor));
        if (dirtyElements.size + dirtyLeaves.size > 0 && !prevEditorState.isEmpty()) written(editorState);
      }),
    [editor],
  );
  const acts: WriteActs = {
    bold: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, "bold"),
    italic: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, "italic"),
    list: (kind) => editor.dispatchCommand(kind ? listCommands[kind] : REMOVE_LIST_COMMAND, undefined),
    link: (address) => editor.update(() => putLink(address)),
    undo: () => editor.dispatchCommand(UNDO_COMMAND, undefined),
    redo: () => editor.dispatchCommand(REDO_COMMAND, undefined),
  };
  return <WriteBar state={state} acts={acts} />;
}
