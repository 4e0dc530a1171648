import { TextLink } from "@app/ui/link/link.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { When } from "@app/ui/value/when.tsx";
import { useSave } from "../../../shared/save/use-save.ts";
import { customerPath } from "../../../shared/links/record-paths.ts";
import { LearnerLink } from "../../../shared/links/party-links.tsx";
import { ageWords } from "../../customers/learner-labels.public.ts";
import { GroupSessionAttendanceDocument, GroupSessionTakeOfferDocument } from "../session-mutations.generated.ts";
import type { GroupSessionRecordFragment } from "../session.generated.ts";
import { PlaceCharge } from "./place-charge.tsx";
import { RemoveLearner } from "./remove-learner.tsx";
import css from "./roster.module.css";

type Session = GroupSessionRecordFragment;

interface RosterRowProps {
  one: NonNullable<Session["roster"]>[number];
  session: Session;
  mayAct: boolean;
}

const tones = {
  ENROLLED: "good",
  OFFERED: "waiting",
  WAITLISTED: "neutral",
  CANCELLED: "neutral",
  ATTENDED: "good",
  ABSENT: "trouble",
} as const;

/** A learner in a session: how they stand, and what can be done about it. */
export function RosterRow({ one, session, mayAct }: RosterRowProps) {
  const { id, version, status: stands, start } = session;
  const { learner, customer, status, offeredUntil, waitlistPosition } = one;
  const take = useSave(GroupSessionTakeOfferDocument, ({ saved }) => saved);
  const mark = useSave(GroupSessionAttendanceDocument, ({ saved }) => saved);
  const name = learner?.name ?? "A learner";
  const at = { id, version };
  const now = useNow();
  const isUpcoming = stands === "SCHEDULED" && new Date(start) > now;
  const marks =
    !isUpcoming && (stands === "SCHEDULED" || stands === "IN_PROGRESS" || stands === "AWAITING_CONFIRMATION");
  const came = (attended: boolean) => void mark.save({ ...at, marks: [{ enrolmentId: one.id, attended }] });
  return (
    <li>
      <p>
        <strong>{learner ? <LearnerLink party={{ pod: null, learner, customer }} /> : name}</strong>
        <small>
          {learner?.ageGroup ? `${ageWords(learner.ageGroup)} · ` : ""}
          {customer ? <TextLink href={customerPath(customer.id)}>{customer.name}</TextLink> : "Unknown"}
          {offeredUntil ? (
            <>
              {" "}
              · offered until <When value={offeredUntil} />
            </>
          ) : null}
        </small>
      </p>
      <StatusChip
        status={status}
        tone={tones[status]}
        {...(waitlistPosition !== null && { word: `Waiting list: ${waitlistPosition}` })}
        {...(status === "CANCELLED" && { word: "Left late" })}
      />
      {mayAct && isUpcoming && status !== "CANCELLED" ? (
        <span className={css.acts}>
          {status === "OFFERED" ? (
            <Button
              size="small"
              aria-label={`Give ${name} the place`}
              onClick={() => void take.save({ ...at, enrolmentId: one.id })}
            >
              Give place
            </Button>
          ) : null}
          <RemoveLearner one={one} session={session} name={name} />
        </span>
      ) : null}
      {mayAct && marks && status !== "WAITLISTED" && status !== "CANCELLED" ? (
        <span className={css.acts}>
          <Button
            size="small"
            aria-label={`${name} came`}
            aria-pressed={status === "ATTENDED"}
            onClick={() => came(true)}
          >
            Came
          </Button>
          <Button
            size="small"
            aria-label={`${name} did not come`}
            aria-pressed={status === "ABSENT"}
            onClick={() => came(false)}
          >
            Did not come
          </Button>
        </span>
      ) : null}
      <PlaceCharge one={one} session={session} name={name} mayAct={mayAct} />
    </li>
  );
}
