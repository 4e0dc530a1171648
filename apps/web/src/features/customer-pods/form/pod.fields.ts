import { inPercent } from "@app/domain/percent.ts";
import { learnerLevels } from "@app/domain/people/people-enums.ts";
import { podBillingModes } from "@app/domain/customer-pods/pod-enums.ts";
import { podInput } from "@app/domain/customer-pods/pod.ts";
import type { LearnerLevel, PodBillingMode } from "@app/schema/types.generated.ts";
import { enumField, reference, text } from "../../../shared/records/form-fields.ts";
import { formOf } from "../../../shared/records/form-of.ts";
import { basisPointsOf, percentOf } from "../../../shared/text/percent.ts";
import type { PodRecordFragment } from "../pod.generated.ts";

/** A member as the form holds it: the share in per cent, as it is typed. */
export interface MemberValue {
  learnerId: string | null;
  shareBp: number | string | null;
}

interface StoredMember {
  name?: string;
  shareBp: number | null;
}

const nobody = (shareBp: number): MemberValue => ({ learnerId: null, shareBp });
const asStored = (stored: unknown) => (Array.isArray(stored) ? (stored as StoredMember[]) : []);

const members = {
  label: "Members",
  empty: [nobody(50), nobody(50)] as readonly MemberValue[],
  readFrom: (pod: PodRecordFragment): readonly MemberValue[] =>
    pod.members.map(({ learnerId, shareBp }) => ({
      learnerId,
      shareBp: shareBp === null ? null : Number(percentOf(shareBp)),
    })),
  parsed: (values: readonly MemberValue[]) =>
    values.map(({ learnerId, shareBp }) => ({
      learnerId,
      shareBp: shareBp === null || shareBp === "" ? null : (basisPointsOf(shareBp) ?? 0),
    })),
  /** As the history holds them, with the names of that day. */
  showStored: (stored: unknown) =>
    asStored(stored)
      .map(({ name = "Someone", shareBp }) => (shareBp === null ? name : `${name} ${inPercent(percentOf(shareBp))}`))
      .join("\n"),
  show: (values: readonly MemberValue[]) => `${values.length} learners`,
};

const level = enumField<LearnerLevel>()("Level", learnerLevels);

/** A pod's form as a table of its fields. */
export const podForm = formOf<PodRecordFragment>()(podInput, {
  name: text("Name"),
  regionId: reference("Region", "region"),
  subject: text("Subject"),
  level: { ...level, sent: (parsed: string | null) => (parsed === null ? null : level.sent(parsed)) },
  anchorTimeZone: text("Lesson time zone"),
  tutorId: reference("Tutor", "tutor"),
  billingMode: enumField<PodBillingMode>()("Who pays", podBillingModes, "split"),
  payerCustomerId: reference("Payer", "payer"),
  members,
});
export type PodValues = ReturnType<typeof podForm.recordOf>["values"];

export const billingOptions = [
  { value: "split", label: "Each payer pays a share" },
  { value: "one-payer", label: "One customer pays for everyone" },
];
export const levelOptions = learnerLevels.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));
