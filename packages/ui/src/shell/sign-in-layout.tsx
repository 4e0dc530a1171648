import type { ReactNode } from "react";
import { Taught } from "../value/taught.tsx";
import { UnderDot } from "../value/under-dot.tsx";
import { BrandTile } from "./brand-tile.tsx";
import { Cloth } from "./page-background.tsx";
import css from "./sign-in-layout.module.css";

interface SignInLayoutProps {
  brandName: string;
  title: string;
  /** Below the form: whom to ask, version. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The only decorated page: form left, pattern right; the pattern is hidden below 900 px. */
export function SignInLayout({ brandName, title, footer, children }: SignInLayoutProps) {
  return (
    <div className={css.frame}>
      <main className={css.side}>
        <div className={css.brand}>
          <BrandTile size={36} />
          {brandName}
        </div>
        <div className={css.column}>
          <p className={css.greeting}>
            <Taught lang="yo" size="learner">
              Ẹ káàbọ̀
            </Taught>
            <UnderDot />
            <Taught lang="ig" size="learner">
              Nnọọ
            </Taught>
          </p>
          <h1>{title}</h1>
          {children}
        </div>
        <div className={css.foot}>{footer}</div>
      </main>
      <div data-cloth="">
        <Cloth />
      </div>
    </div>
  );
}
