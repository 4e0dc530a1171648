import { inPercent } from "@app/domain/percent.ts";
import { useField } from "formik";
import { equalShares, podMembersMax, wholeShareBp } from "@app/domain/customer-pods/pod-members.ts";
import { ListField } from "@app/ui/form/list-field.tsx";
import { NumberField } from "@app/ui/form/number-field.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { basisPointsOf, percentOf } from "../../../shared/text/percent.ts";
import { LearnerField } from "../../customers/picker/learner-field.public.tsx";
import type { MemberValue } from "./pod.fields.ts";
import css from "./members-field.module.css";

const shareOf = ({ shareBp }: MemberValue) => basisPointsOf(shareBp) ?? 0;

/** What the shares make together, and how far that is from the whole. */
function sumInWords(members: readonly MemberValue[]): { text: string; isWhole: boolean } {
  const sum = members.reduce((all, member) => all + shareOf(member), 0);
  const rest = wholeShareBp - sum;
  if (rest === 0 && members.some((member) => shareOf(member) === 0))
    return { text: "Total 100%, but someone has no share", isWhole: false };
  if (rest === 0) return { text: "Total 100%", isWhole: true };
  const how = rest > 0 ? `${inPercent(percentOf(rest))} still to share` : `${inPercent(percentOf(-rest))} too much`;
  return { text: `Total ${inPercent(percentOf(sum))}: ${how}`, isWhole: false };
}

/** Who is in the pod, and what share each one's payer pays. */
export function MembersField({ isShared }: { isShared: boolean }) {
  const [{ value: members }, , { setValue }] = useField<readonly MemberValue[]>("members");
  const { text, isWhole } = sumInWords(members);
  const split = () => {
    const shares = equalShares(members.length);
    void setValue(members.map((member, n) => ({ ...member, shareBp: Number(percentOf(shares[n] ?? 0)) })));
  };

  return (
    <div data-wide="">
      <ListField
        name="members"
        label="Members"
        itemName="member"
        newItem={{ learnerId: null, shareBp: null }}
        max={podMembersMax}
      >
        {(path, position) => (
          <div className={css.row} data-shared={isShared ? "" : undefined}>
            <LearnerField name={`${path}.learnerId`} label={`Learner ${position}`} quiet />
            {isShared ? (
              <NumberField name={`${path}.shareBp`} label={`Share of learner ${position}`} quietLabel end="%" />
            ) : null}
          </div>
        )}
      </ListField>
      {isShared ? (
        <div className={css.sum}>
          <output data-off={isWhole ? undefined : ""}>{text}</output>
          <Button size="small" onClick={split}>
            Split equally
          </Button>
        </div>
      ) : null}
    </div>
  );
}
