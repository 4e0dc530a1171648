import { useState } from "react";
import { Archive, Globe, Keyboard, Plus } from "@app/ui/icons.ts";
import { PaletteDialog, type PaletteGroup } from "@app/ui/palette/palette-dialog.tsx";
import { Opener, Sample } from "./sample.tsx";

const nothing = () => undefined;

const groups: readonly PaletteGroup[] = [
  {
    heading: "United Kingdom",
    items: [
      { id: "add", label: "Add customer", icon: Plus, onSelect: nothing },
      { id: "archive", label: "Archive region", icon: Archive, danger: true, onSelect: nothing },
      { id: "restore", label: "Restore", disabledReason: "It is in use.", onSelect: nothing },
    ],
  },
  {
    heading: "Go to",
    items: [
      { id: "regions", label: "Regions", hint: "Language app", icon: Globe, onSelect: nothing },
      { id: "keys", label: "Keyboard shortcuts", hint: "?", icon: Keyboard, onSelect: nothing },
    ],
  },
];

function Sampled({ close, filled }: { close: () => void; filled: boolean }) {
  const [text, setText] = useState(filled ? "" : "Ẹniọlá");
  return (
    <PaletteDialog
      open
      onClose={close}
      text={text}
      onText={setText}
      groups={filled ? groups : []}
      empty="Nothing found"
      note={filled ? undefined : "People and places could not be searched."}
    />
  );
}

/** The box that finds and does, with choices and without. */
export function PaletteSamples() {
  return (
    <Sample title="Search or jump to…">
      <Opener label="Filled">{(close) => <Sampled close={close} filled />}</Opener>
      <Opener label="Nothing found">{(close) => <Sampled close={close} filled={false} />}</Opener>
    </Sample>
  );
}
