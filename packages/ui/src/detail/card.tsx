import styled from "@emotion/styled";
import { useId, type ReactNode } from "react";
import { color } from "../theme/color.ts";

const Frame = styled.section({
  padding: 16,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  "&[data-sunken]": { border: 0, borderRadius: 8, backgroundColor: color.sunken },
});

const Head = styled.div({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: 12,
  marginBottom: 8,
});

interface CardProps {
  title: string;
  /** Right of the title: a TextLink or a quiet button. */
  action?: ReactNode;
  /** On the sunken tone, without a line: an explanation. */
  sunken?: boolean;
  children: ReactNode;
}

/** A titled box in a side column. */
export function Card({ title, action, sunken = false, children }: CardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id} data-sunken={sunken ? "" : undefined}>
      <Head>
        <h3 id={id}>{title}</h3>
        {action}
      </Head>
      {children}
    </Frame>
  );
}
