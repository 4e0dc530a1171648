import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";
import { isLimited } from "@app/domain/permissions.ts";
import { referralDecisionMessages } from "@app/domain/referrals/referral-messages.ts";
import { referralApproveInput, referralRejectInput } from "@app/domain/referrals/referral.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormError, FormFrame } from "@app/ui/form/form-frame.tsx";
import { SwitchField } from "@app/ui/form/switch-field.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { MailPreview } from "../../../shared/records/mail-preview.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import type { FormErrorSetter } from "../../../shared/save/user-errors.ts";
import { checkWith } from "../../../shared/save/zod-form.ts";
import { useViewer } from "../../../shared/session/session-context.ts";
import { roleOf } from "../../../shared/text/format.ts";
import { ReferralApproveDocument, ReferralRejectDocument } from "../decisions.generated.ts";
import { BothSides } from "../events/both-sides.tsx";
import { useReadAnew } from "../use-read-anew.ts";
import type { ReviewRow } from "./referral-reviews.list.tsx";
import css from "./reviews.module.css";

interface Values {
  flagsSeen: boolean;
  reason: string;
}

type Decision = "approve" | "reject";

const checks = {
  approve: checkWith<Values>(referralApproveInput.pick({ flagsSeen: true })),
  reject: checkWith<Values>(referralRejectInput.pick({ reason: true })),
};

const given = (isMoney: boolean) =>
  isMoney ? "Money waits for the referrer’s next payout." : "Credit is given to both sides at once.";

interface ReviewProps {
  referral: ReviewRow;
  /** Once something was entered. */
  onTyped: () => void;
  /** Before a decision is sent. */
  onSend: () => void;
  onDecided: () => void;
}

function WhenTyped({ onTyped }: Pick<ReviewProps, "onTyped">) {
  const { dirty } = useFormikContext();
  useEffect(() => {
    if (dirty) onTyped();
  }, [dirty, onTyped]);
  return null;
}

/** Both sides of a referral, and what to decide about its reward. */
export function Review({ referral, onTyped, onSend, onDecided }: ReviewProps) {
  const { id, name, scheme, version, reward, flags, isMoney, attributedAt } = referral;
  const may = useCan()("referrals:act");
  const onlyCredit = isLimited(roleOf(useViewer().role), "referrals");
  const disabledReason = onlyCredit && isMoney ? referralDecisionMessages.director : undefined;
  const approve = useSave(ReferralApproveDocument, ({ saved }) => saved);
  const reject = useSave(ReferralRejectDocument, ({ saved }) => saved);
  const readAnew = useReadAnew();
  // Which of the two buttons was pressed, when the form is checked and sent.
  const decision = useRef<Decision>("approve");
  const press = (pressed: Decision) => () => void (decision.current = pressed);

  async function send({ flagsSeen, reason }: Values, form: FormErrorSetter) {
    onSend();
    const at = { id, version };
    const isApproved = decision.current === "approve";
    const { payload, stale } = isApproved
      ? await approve.save({ ...at, flagsSeen }, form)
      : await reject.save({ ...at, reason: reason.trim() }, form);
    if (stale) form.setErrors({ form: stale.message });
    if (!payload) return;
    toast.done(`The reward for ${name} is ${isApproved ? "approved" : "rejected"}.`);
    readAnew();
    onDecided();
  }

  return (
    <>
      <p>
        Came on <Day value={attributedAt} />. Reward: {reward}. {given(isMoney)}
      </p>
      <BothSides id={id} scheme={scheme} flags={flags} />
      {may ? (
        <FormFrame<Values>
          initialValues={{ flagsSeen: flags.length === 0, reason: "" }}
          validate={(values) => checks[decision.current](values)}
          onSubmit={send}
        >
          <WhenTyped onTyped={onTyped} />
          <div className={css.fields}>
            {flags.length > 0 ? <SwitchField name="flagsSeen" label="I have looked at what stands out" /> : null}
            <TextArea
              name="reason"
              label="Reason for rejecting"
              max={500}
              rows={2}
              wide
              help="For colleagues. Rejecting sends no email."
            />
            {disabledReason === undefined ? (
              <MailPreview<Values>
                mutation={ReferralApproveDocument}
                variablesOf={() => ({ id, version, flagsSeen: true })}
              />
            ) : null}
          </div>
          <FormError />
          <div className={css.buttons}>
            <Button
              type="submit"
              main
              disabledReason={disabledReason}
              onClick={press("approve")}
              pending={approve.saving}
            >
              Approve
            </Button>
            <Button
              type="submit"
              danger
              disabledReason={disabledReason}
              onClick={press("reject")}
              pending={reject.saving}
            >
              Reject
            </Button>
          </div>
        </FormFrame>
      ) : null}
    </>
  );
}
