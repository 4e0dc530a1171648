import { skipToken } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useEffect } from "react";
import { referralCodeField, referralCodeMessages } from "@app/domain/referrals/referral-code.ts";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { usePaused } from "../../../shared/records/use-paused.ts";
import { holderWords } from "../code-labels.ts";
import { CodeHolderDocument, type CodeHeldFragment } from "../referral.generated.ts";

const sources = {
  PARTNER: "partner",
  TEACHER_REFERRER: "referral-teacher",
  CUSTOMER_REFERRER: "referral-customer",
} as const;

function words(holder: CodeHeldFragment | null): string {
  if (!holder) return referralCodeMessages.unknown;
  const { name, kind, stopped } = holder;
  return stopped === null ? `${name}, ${holderWords[kind]}` : referralCodeMessages.stopped(name, stopped);
}

interface Props {
  label: string;
  /** What is said of it until it is somebody's. */
  help?: string;
}

/** The code of the partner or referrer who sent somebody new: says whose it is, and sets the source. */
export function CodeField({ label, help = "Of a partner or referrer; sets the source." }: Props) {
  const { values, setFieldValue } = useFormikContext<{ referralCode: string; source: string }>();
  const paused = usePaused(values.referralCode);
  const isCode = referralCodeField.safeParse(paused).success;
  const { data } = useQuery(CodeHolderDocument, isCode ? { variables: { code: paused } } : skipToken);
  const holder = isCode ? data?.codeHolder : undefined;
  const source = holder && holder.stopped === null ? sources[holder.kind] : null;
  useEffect(() => {
    if (source !== null) void setFieldValue("source", source);
  }, [source, setFieldValue]);
  return <TextField name="referralCode" label={label} optional help={holder === undefined ? help : words(holder)} />;
}
