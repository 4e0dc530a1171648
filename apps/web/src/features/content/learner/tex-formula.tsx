import katex from "katex";
import { useLayoutEffect, useRef } from "react";
import css from "./learner.module.css";

const options = { output: "mathml", throwOnError: false, strict: "ignore", maxExpand: 100 } as const;

/** A formula in TeX, as MathML: browsers draw it themselves, and read it out. What cannot be read stays TeX. */
export function TexFormula({ tex }: { tex: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place.current) katex.render(tex, place.current, options);
  }, [tex]);
  return <span ref={place} className={css.formula} />;
}
