import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";
import { color } from "../theme/color.ts";

const Frame = styled.section({ "* > & + &": { marginTop: 28 }, "form & + &": { marginTop: 0 } });

const Head = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  minHeight: 30,
  marginBottom: 8,
  "& > p": { fontSize: "0.84375rem", color: color.textSecondary },
  "& > div": { marginLeft: "auto", display: "flex", gap: 8 },
});

interface SectionProps {
  title: string;
  /** Beside the title, secondary. */
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading. */
export function Section({ title, note, actions, children }: SectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {note ? <p>{note}</p> : null}
        {actions ? <div>{actions}</div> : null}
      </Head>
      {children}
    </Frame>
  );
}
