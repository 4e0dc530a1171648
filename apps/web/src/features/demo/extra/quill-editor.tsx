import type Quill from "quill";
import type { Delta } from "quill";
import { useCallback, useState } from "react";
import ReactQuill from "react-quill-new";
import { useViewer } from "../../../shared/session/session-context.ts";
import { EditorPage } from "./editor-page.tsx";
import { keepText, keptText } from "./kept-text.ts";
import { plainText, WriteBar, type WriteActs, type WriteState } from "./write-bar.tsx";

const formats = ["bold", "italic", "list", "link"];
/** Its own bar and styles stay away: the portal’s are above the text. */
const modules = { toolbar: false };
const quillLists = { bullet: "bullet", number: "ordered" } as const;

const read = (person: string) => keptText<Delta>("quill", person, ({ ops }) => Array.isArray(ops));

/** What the text at the cursor is; null while the cursor is elsewhere, as asking then would bring it back. */
function stateAtCursor(quill: Quill): WriteState | null {
  const range = quill.getSelection();
  if (!range) return null;
  const { bold, italic, list, link } = quill.getFormat(range);
  return {
    bold: bold === true,
    italic: italic === true,
    list: list === "ordered" ? "number" : list === "bullet" ? "bullet" : null,
    link: typeof link === "string",
  };
}

/** Where nothing is selected, the address itself becomes the text of a link. */
function putLink(quill: Quill, address: string | null): void {
  const { index, length } = quill.getSelection(true);
  if (address !== null && length === 0) quill.insertText(index, address, { link: address }, "user");
  else quill.format("link", address ?? false, "user");
}

const actsOf = (quill: Quill | null): WriteActs => {
  const toggle = (name: string) => () => quill?.format(name, !quill.getFormat()[name], "user");
  return {
    bold: toggle("bold"),
    italic: toggle("italic"),
    list: (kind) => quill?.format("list", kind ? quillLists[kind] : false, "user"),
    link: (address) => quill && putLink(quill, address),
    undo: () => quill?.history.undo(),
    redo: () => quill?.history.redo(),
  };
};

/** Says of the text what it is; Quill leaves that to the page. */
function nameText({ root }: Quill): void {
  root.setAttribute("role", "textbox");
  root.setAttribute("aria-multiline", "true");
  root.setAttribute("aria-label", "Text");
}

/** Quill, as a React component; it needs a document as soon as it is loaded. */
export function QuillEditor() {
  const { id: person } = useViewer();
  const [quill, setQuill] = useState<Quill | null>(null);
  const [kept] = useState(() => read(person));
  const [written, setWritten] = useState<object>(kept ?? {});
  const [state, setState] = useState(plainText);
  const editorRef = useCallback((editor: ReactQuill | null) => {
    const now = editor?.getEditor() ?? null;
    if (now) nameText(now);
    setQuill(now);
  }, []);
  const look = () => {
    const found = quill && stateAtCursor(quill);
    if (found) setState(found);
  };

  return (
    <EditorPage title="Quill editor" written={written}>
      <WriteBar state={state} acts={actsOf(quill)} />
      <ReactQuill
        ref={editorRef}
        theme="default"
        modules={modules}
        formats={formats}
        {...(kept && { defaultValue: kept })}
        onChange={(_html, _change, _source, { getContents }) => {
          const content = getContents();
          setWritten(content);
          keepText("quill", person, content);
          look();
        }}
        onChangeSelection={look}
      />
    </EditorPage>
  );
}
