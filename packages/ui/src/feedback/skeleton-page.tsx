import styled from "@emotion/styled";
import { below, color } from "../theme/color.ts";
import { AfterAMoment, LoadingNote, SkeletonBar } from "./skeleton.tsx";

const Frame = styled(AfterAMoment)({
  padding: "24px 28px",
  "& > div": {
    display: "grid",
    gap: 16,
    maxWidth: 564,
    paddingTop: 28,
    marginTop: 24,
    borderTop: `1px solid ${color.line}`,
  },
  [below.phone]: { padding: 16 },
});

/** A detail or form page that is still to come: heading, facts, fields. */
export function SkeletonPage({ what }: { what: string }) {
  return (
    <Frame>
      <LoadingNote what={what} />
      <SkeletonBar width={220} height={22} />
      <br />
      <SkeletonBar width={320} />
      <div aria-hidden="true">
        {[180, 300, 240, 360, 200].map((width) => (
          <SkeletonBar key={width} width={width} height={14} />
        ))}
      </div>
    </Frame>
  );
}
