import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { below, color } from "../theme/color.ts";
import { Taught } from "../value/taught.tsx";
import { UnderDot } from "../value/under-dot.tsx";
import { BrandTile } from "./brand-tile.tsx";
import { Cloth } from "./cloth.tsx";

const Frame = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(480px, 640px) minmax(0, 1fr)",
  minHeight: "100dvh",
  backgroundColor: color.sheet,
  [below.tablet]: { gridTemplateColumns: "minmax(0, 1fr)", "& > [data-cloth]": { display: "none" } },
});

const Side = styled.main({
  display: "flex",
  flexDirection: "column",
  padding: "40px 56px",
  [below.phone]: { padding: "24px 16px" },
});

const Brand = styled.div({ display: "flex", alignItems: "center", gap: 12, fontSize: "1rem", fontWeight: 600 });

const Column = styled.div({
  width: "100%",
  maxWidth: 392,
  margin: "0 auto",
  padding: "max(40px, 12vh) 0 40px",
  flex: 1,
  "& h1": { fontSize: "2rem", lineHeight: 40 / 32, marginBottom: 24 },
  [below.phone]: { margin: "0 auto", "& h1": { fontSize: "1.75rem" } },
});

const Greeting = styled.p({ display: "flex", alignItems: "center", gap: 10, color: color.textSecondary });

const Foot = styled.div({
  width: "100%",
  maxWidth: 392,
  margin: "0 auto",
  fontSize: "0.84375rem",
  color: color.textSecondary,
});

interface SignInLayoutProps {
  brandName: string;
  title: string;
  /** Below the form: whom to ask, version. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The one page with ornament: form left, cloth right; the cloth is gone below 900 px. */
export function SignInLayout({ brandName, title, footer, children }: SignInLayoutProps) {
  return (
    <Frame>
      <Side>
        <Brand>
          <BrandTile size={36} />
          {brandName}
        </Brand>
        <Column>
          <Greeting>
            <Taught lang="yo" size="learner">
              Ẹ káàbọ̀
            </Taught>
            <UnderDot />
            <Taught lang="ig" size="learner">
              Nnọọ
            </Taught>
          </Greeting>
          <h1>{title}</h1>
          {children}
        </Column>
        <Foot>{footer}</Foot>
      </Side>
      <div data-cloth="">
        <Cloth />
      </div>
    </Frame>
  );
}
