import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color } from "@app/ui/theme/color.ts";

const Card = styled.section({
  width: "100%",
  maxWidth: 380,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${color.line}`,
  backgroundColor: color.raised,
  boxShadow: color.shadowLarge,
  pointerEvents: "auto",
  "& > h2": { marginBottom: 4 },
  "& > p": { color: color.textSecondary },
  "& > div": { display: "flex", justifyContent: "flex-end", gap: 8, marginTop: 12 },
});

/** A small card in the corner that waits for an answer without being in the way. */
export function NoticeCard({ label, children }: { label: string; children: ReactNode }) {
  return <Card aria-label={label}>{children}</Card>;
}
