import { lazy, Suspense, useRef, useState } from "react";
import { Bold, Italic, LinkIcon, Redo2, Undo2, type Icon } from "@app/ui/icons.ts";
import { useOneStop } from "@app/ui/form/use-one-stop.ts";
import css from "./write-bar.module.css";

const LinkForm = lazy(async () => ({ default: (await import("./link-form.tsx")).LinkForm }));

/** What the text at the cursor is. */
export interface WriteState {
  bold: boolean;
  italic: boolean;
  list: "bullet" | "number" | null;
  link: boolean;
}
export const plainText: WriteState = { bold: false, italic: false, list: null, link: false };

export interface WriteActs {
  bold: () => void;
  italic: () => void;
  /** Makes the lines a list, or no longer. */
  list: (kind: WriteState["list"]) => void;
  /** Puts a link on what is selected, or takes it off. */
  link: (address: string | null) => void;
  undo: () => void;
  redo: () => void;
}

interface Tool {
  label: string;
  icon?: Icon;
  isOn?: boolean;
  act: () => void;
}

/** What can be done with the text of an editor; one tab stop, with arrows. */
export function WriteBar({ state, acts }: { state: WriteState; acts: WriteActs }) {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = useOneStop(bar, "button");
  const [asksLink, setAsksLink] = useState(false);
  const list = (label: string, kind: "bullet" | "number"): Tool => ({
    label,
    isOn: state.list === kind,
    act: () => acts.list(state.list === kind ? null : kind),
  });
  const tools: readonly Tool[] = [
    { label: "Bold", icon: Bold, isOn: state.bold, act: acts.bold },
    { label: "Italic", icon: Italic, isOn: state.italic, act: acts.italic },
    list("Bulleted list", "bullet"),
    list("Numbered list", "number"),
    { label: "Link", icon: LinkIcon, isOn: state.link, act: () => (state.link ? acts.link(null) : setAsksLink(true)) },
    { label: "Undo", icon: Undo2, act: acts.undo },
    { label: "Redo", icon: Redo2, act: acts.redo },
  ];
  return (
    <>
      <div className={css.bar} ref={bar} role="toolbar" aria-label="Formatting" onKeyDown={onKeyDown}>
        {tools.map(({ label, icon: Sign, isOn, act }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isOn}
            // The text keeps the focus, and what is selected in it.
            onPointerDown={(event) => event.preventDefault()}
            onClick={act}
          >
            {Sign ? <Sign size={16} strokeWidth={2} aria-hidden /> : null}
            {label}
          </button>
        ))}
      </div>
      {asksLink ? (
        <Suspense fallback={null}>
          <LinkForm onAdd={acts.link} onClose={() => setAsksLink(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
