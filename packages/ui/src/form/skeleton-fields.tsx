import { AfterAMoment, SkeletonBar } from "../feedback/skeleton.tsx";
import { FieldGrid } from "./field-frame.tsx";
import css from "./skeleton-fields.module.css";

/** The size of a field that is loading: half a row or all of it, with or without a help line. */
export interface FieldPlaceholder {
  wide?: boolean;
  help?: boolean;
  /** The letter bar instead of a field. */
  bar?: boolean;
}

/** A placeholder for a form, in its final size. */
export function SkeletonFields({ fields, columns = 2 }: { fields: readonly FieldPlaceholder[]; columns?: 1 | 2 }) {
  return (
    <AfterAMoment className={css.frame} aria-hidden="true">
      <FieldGrid data-columns={columns}>
        {fields.map(({ wide = false, help = false, bar = false }, index) =>
          bar ? (
            <div className={css.bar} key={index} data-wide="" />
          ) : (
            <div className={css.field} key={index} data-wide={wide ? "" : undefined}>
              <SkeletonBar width={90} height={18} />
              <SkeletonBar width="100%" height={36} />
              {help ? <SkeletonBar width={160} height={18} /> : null}
            </div>
          ),
        )}
      </FieldGrid>
    </AfterAMoment>
  );
}

/** A placeholder for a question: its lines of text. */
export function SkeletonLines({ count = 2 }: { count?: number }) {
  return (
    <AfterAMoment aria-hidden="true" style={{ display: "grid", gap: 2 }}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBar key={index} width={index === count - 1 ? "60%" : "95%"} height={18} />
      ))}
    </AfterAMoment>
  );
}
