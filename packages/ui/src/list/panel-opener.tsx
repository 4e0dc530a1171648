import { useState, type MouseEvent, type ReactNode } from "react";

export interface PanelProps {
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
}

interface PanelOpenerProps {
  button: (props: {
    open: boolean;
    onClick: (event: MouseEvent<HTMLButtonElement>) => void;
    onPointerEnter: () => void;
    onFocus: () => void;
  }) => ReactNode;
  /** Called when the pointer or the focus comes near: the time to load the panel. */
  onIntent: () => void;
  panel: (props: PanelProps) => ReactNode;
}

/** A button whose panel loads on first use. */
export function PanelOpener({ button, panel, onIntent }: PanelOpenerProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    setAnchor(currentTarget);
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      {button({ open, onClick, onPointerEnter: onIntent, onFocus: onIntent })}
      {wanted ? panel({ anchor, open, onClose: () => setOpen(false) }) : null}
    </>
  );
}
