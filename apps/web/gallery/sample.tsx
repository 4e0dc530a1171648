import styled from "@emotion/styled";
import { useState, type ReactNode } from "react";
import { ActionButton } from "@app/ui/page/action-button.tsx";
import { below, color } from "@app/ui/theme/color.ts";

/** Samples beside each other, one below the other on phones. */
export const Samples = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(300px, 1fr))",
  gap: "24px 28px",
  alignItems: "start",
  [below.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

const Figure = styled.figure({
  minWidth: 0,
  margin: 0,
  "&[data-wide]": { gridColumn: "1 / -1" },
  "& > figcaption": { marginBottom: 8, fontSize: "0.84375rem", color: color.textSecondary },
});

const Row = styled.div({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 12 });
const Column = styled.div({ display: "grid", gap: 16 });

interface SampleProps {
  /** Which states these are: "Disabled, with a reason". */
  title: string;
  wide?: boolean;
  /** One below the other. */
  stacked?: boolean;
  children: ReactNode;
}

export function Sample({ title, wide = false, stacked = false, children }: SampleProps) {
  const Inside = stacked ? Column : Row;
  return (
    <Figure data-wide={wide ? "" : undefined}>
      <figcaption>{title}</figcaption>
      <Inside>{children}</Inside>
    </Figure>
  );
}

/** `contain` makes it the window of whatever is fixed to the window's edges. */
const Window = styled.div({
  contain: "layout",
  overflow: "hidden",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: 12,
  "& > div": { height: "100%", overflow: "auto" },
});

/** A sample that is a whole page, in a window of its own. */
export function PageSample({ title, height = 620, children }: { title: string; height?: number; children: ReactNode }) {
  return (
    <Figure data-wide="">
      <figcaption>{title}</figcaption>
      <Window style={{ height }}>
        <div>{children}</div>
      </Window>
    </Figure>
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
