import { useState, type ComponentProps, type ReactNode } from "react";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import css from "./sample.module.css";

/** Samples beside each other, one below the other on phones. */
export function Samples(props: ComponentProps<"div">) {
  return <div {...props} className={css.samples} />;
}

interface SampleProps {
  /** Which states these are: "Disabled, with a reason". */
  title: string;
  wide?: boolean;
  /** One below the other. */
  stacked?: boolean;
  children: ReactNode;
}

export function Sample({ title, wide = false, stacked = false, children }: SampleProps) {
  return (
    <figure className={css.figure} data-wide={wide ? "" : undefined}>
      <figcaption>{title}</figcaption>
      <div className={stacked ? css.column : css.row}>{children}</div>
    </figure>
  );
}

/** A sample that is a whole page, in a window of its own. */
export function PageSample({ title, height = 620, children }: { title: string; height?: number; children: ReactNode }) {
  return (
    <figure className={css.figure} data-wide="">
      <figcaption>{title}</figcaption>
      <div className={css.window} style={{ height }}>
        <div>{children}</div>
      </div>
    </figure>
  );
}

interface OpenerProps {
  label: string;
  /** Drawn while it is open. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog or a drawer; the tests press whatever carries `data-opens`. */
export function Opener({ label, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span data-opens="">
      <ActionButton label={label} onSelect={() => setOpen(true)} />
      {isOpen ? children(() => setOpen(false)) : null}
    </span>
  );
}
