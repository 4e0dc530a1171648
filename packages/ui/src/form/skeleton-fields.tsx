import styled from "@emotion/styled";
import { AfterAMoment, SkeletonBar } from "../feedback/skeleton.tsx";
import { FieldGrid } from "./field-frame.tsx";

/** What a field to come takes: half a row or all of it, with a line of help below it or without. */
export interface FieldToCome {
  wide?: boolean;
  help?: boolean;
  /** The letter bar instead of a field. */
  bar?: boolean;
}

const Field = styled.div({ display: "grid", gap: 3, "& > span": { display: "block" } });
const Bar = styled.div({ height: 36, "@media (pointer: coarse)": { height: 48 } });
const Frame = styled(AfterAMoment)({ padding: "8px 0 4px" });

/** A form that is still to come, in the size that it will have. */
export function SkeletonFields({ fields, columns = 2 }: { fields: readonly FieldToCome[]; columns?: 1 | 2 }) {
  return (
    <Frame aria-hidden="true">
      <FieldGrid data-columns={columns}>
        {fields.map(({ wide = false, help = false, bar = false }, index) =>
          bar ? (
            <Bar key={index} data-wide="" />
          ) : (
            <Field key={index} data-wide={wide ? "" : undefined}>
              <SkeletonBar width={90} height={18} />
              <SkeletonBar width="100%" height={36} />
              {help ? <SkeletonBar width={160} height={18} /> : null}
            </Field>
          ),
        )}
      </FieldGrid>
    </Frame>
  );
}

/** A question that is still to come: its lines of text. */
export function SkeletonLines({ count = 2 }: { count?: number }) {
  return (
    <AfterAMoment aria-hidden="true" style={{ display: "grid", gap: 2 }}>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonBar key={index} width={index === count - 1 ? "60%" : "95%"} height={18} />
      ))}
    </AfterAMoment>
  );
}
