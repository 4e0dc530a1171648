import { FormikProvider, useFormikContext } from "formik";
import { useState, type ReactNode } from "react";
import { isSame } from "@app/domain/merge.ts";

interface Shown {
  value: unknown;
  error: string | undefined;
}

const isUnchanged = (one: Shown, other: Shown | undefined) =>
  Object.is(one.value, other?.value) && isSame(one.error, other?.error);

interface KeptFieldsProps {
  /** Paths of the values that they show. */
  names: readonly string[];
  /** An element that stays the same one, or a component that is memoised. */
  children: ReactNode;
}

/**
 * Fields that are drawn again only when one of their values or faults changes, not with each letter that is typed
 * elsewhere in the form.
 *
 *     <KeptFields names={["hint", "useMaths.hint"]}>{hint}</KeptFields>
 */
export function KeptFields({ names, children }: KeptFieldsProps) {
  const bag = useFormikContext();
  const shown = names.map((name): Shown => {
    const { value, error } = bag.getFieldMeta(name);
    return { value, error };
  });
  const [kept, setKept] = useState({ bag, shown });
  const now = shown.every((one, index) => isUnchanged(one, kept.shown[index])) ? kept : { bag, shown };
  if (now !== kept) setKept(now);
  return <FormikProvider value={now.bag}>{children}</FormikProvider>;
}
