import { HistoryExtension } from "@lexical/history";
import { LinkExtension } from "@lexical/link";
import { ListExtension } from "@lexical/list";
import { LexicalExtensionComposer } from "@lexical/react/LexicalExtensionComposer";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { RichTextExtension } from "@lexical/rich-text";
import { defineExtension, type EditorState, type SerializedEditorState } from "lexical";
import { useState } from "react";
import { useViewer } from "../../../shared/session/session-context.ts";
import { EditorPage } from "./editor-page.tsx";
import { keepText, keptText } from "./kept-text.ts";
import { LexicalTools } from "./lexical-tools.tsx";

const read = (person: string) =>
  keptText<SerializedEditorState>("lexical", person, ({ root }) => Boolean(root?.children.length));

/** What the editor can do, beginning with what has been kept. */
const extensionOf = (stored: SerializedEditorState | null) =>
  defineExtension({
    name: "demo",
    dependencies: [RichTextExtension, HistoryExtension, ListExtension, LinkExtension],
    $initialEditorState: stored && JSON.stringify(stored),
    onError(error) {
      throw error;
    },
  });

/** Lexical, which came after Draft.js. */
export function LexicalEditorScreen() {
  const { id: person } = useViewer();
  const [kept] = useState(() => read(person));
  const [extension] = useState(() => extensionOf(kept));
  const [written, setWritten] = useState<object>(kept ?? {});
  const onWritten = (state: EditorState) => {
    const content = state.toJSON();
    setWritten(content);
    keepText("lexical", person, content);
  };
  return (
    <EditorPage title="Draft editor" written={written}>
      <LexicalExtensionComposer extension={extension} contentEditable={null}>
        <LexicalTools onWritten={onWritten} />
        <ContentEditable aria-label="Text" />
      </LexicalExtensionComposer>
    </EditorPage>
  );
}
