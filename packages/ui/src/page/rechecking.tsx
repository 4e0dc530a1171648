import type { ReactNode } from "react";

interface RecheckingProps {
  /** Whether what is shown was worked out for other input than what is typed now. */
  isOn: boolean;
  children: ReactNode;
}

/** Dims what was worked out before, while the server works it out anew; a quick answer is not seen to be awaited. */
export function Rechecking({ isOn, children }: RecheckingProps) {
  const dimmed = isOn ? { opacity: 0.55, transition: "opacity 120ms 150ms" } : {};
  return (
    <div aria-busy={isOn || undefined} style={{ display: "grid", gap: "inherit", gridColumn: "1 / -1", ...dimmed }}>
      {children}
    </div>
  );
}
