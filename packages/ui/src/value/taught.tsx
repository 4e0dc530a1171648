import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { fontLang } from "../theme/color.ts";

const Voice = styled.span({
  fontFamily: fontLang,
  "&[data-size=table]": { fontSize: "1.09375rem", lineHeight: 24 / 17.5 },
  "&[data-size=heading]": { fontSize: "1.75rem", lineHeight: 36 / 28, fontWeight: 700 },
  "&[data-size=learner]": { fontSize: "1.3125rem", lineHeight: 30 / 21 },
});

interface TaughtProps {
  /** "ig" or "yo". */
  lang: string;
  /** In a row (default), in a table, as a heading, to the learner. */
  size?: "row" | "table" | "heading" | "learner";
  children: ReactNode;
}

/** Words of the language being taught, in their own voice. */
export function Taught({ lang, size = "row", children }: TaughtProps) {
  return (
    <Voice lang={lang} data-size={size}>
      {children}
    </Voice>
  );
}
