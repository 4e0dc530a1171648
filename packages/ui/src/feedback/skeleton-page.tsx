import { AfterAMoment, LoadingNote, SkeletonBar } from "./skeleton.tsx";
import css from "./skeleton-page.module.css";

/** A placeholder for a detail or form page: heading, facts, fields. */
export function SkeletonPage({ what }: { what: string }) {
  return (
    <AfterAMoment className={css.frame}>
      <LoadingNote what={what} />
      <SkeletonBar width={220} height={22} />
      <br />
      <SkeletonBar width={320} />
      <div aria-hidden="true">
        {[180, 300, 240, 360, 200].map((width) => (
          <SkeletonBar key={width} width={width} height={14} />
        ))}
      </div>
    </AfterAMoment>
  );
}
