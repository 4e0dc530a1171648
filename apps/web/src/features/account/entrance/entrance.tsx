import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { SignInLayout } from "@app/ui/shell/sign-in-layout.tsx";
import { color } from "@app/ui/theme/color.ts";

/** The fields of a way in, one below the other, with a button as wide as they are. */
export const EntranceFields = styled.div({
  display: "grid",
  gap: 20,
  "& .MuiButton-root": { height: 44 },
});

/** A line of explanation, above or below the fields. */
export const EntranceNote = styled.p({
  marginTop: 16,
  fontSize: "0.84375rem",
  lineHeight: 20 / 13.5,
  color: color.textSecondary,
  overflowWrap: "anywhere",
  "h1 + &": { marginTop: -12, marginBottom: 24 },
});

/** The other ways on: links side by side. */
export const EntranceWays = styled.p({ display: "flex", flexWrap: "wrap", gap: "8px 20px", marginTop: 20 });

interface EntranceProps {
  title: string;
  /** One line below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page for those who are not signed in yet: to sign in, to register, to choose a password. */
export function Entrance({ title, lead, children }: EntranceProps) {
  return (
    <SignInLayout
      brandName="Staff portal"
      title={title}
      footer="Trouble signing in? Ask an administrator. · Version 2.0.0"
    >
      {lead ? <EntranceNote>{lead}</EntranceNote> : null}
      {children}
    </SignInLayout>
  );
}
