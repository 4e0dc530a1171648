import { Suspense, useState, type ReactNode } from "react";

export interface PanelProps {
  anchor: HTMLElement | null;
  open: boolean;
  onClose: () => void;
}

interface PanelOpenerProps {
  button: (props: {
    ref: (element: HTMLButtonElement | null) => void;
    open: boolean;
    onClick: () => void;
  }) => ReactNode;
  panel: (props: PanelProps) => ReactNode;
}

/** A button whose panel is loaded when it is first opened. */
export function PanelOpener({ button, panel }: PanelOpenerProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const onClick = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      {button({ ref: setAnchor, open, onClick })}
      {wanted ? <Suspense fallback={null}>{panel({ anchor, open, onClose: () => setOpen(false) })}</Suspense> : null}
    </>
  );
}
