import { inPercent } from "@app/domain/percent.ts";
import { When } from "@app/ui/value/when.tsx";
import type { PlaceDisputeFragment } from "../session.generated.ts";

const who = { CUSTOMER: "The customer", TUTOR: "The tutor", STAFF: "Staff", SYSTEM: "The system" } as const;

/** "Decided for the family, 25% is charged" */
function decidedWords({ status, chargePercent }: PlaceDisputeFragment): string {
  if (status === "FOR_TUTOR") return "Charged as before";
  return chargePercent === 0 ? "Nothing is charged" : `${inPercent(chargePercent ?? 0)} of the price is charged`;
}

/** Who objects to what a place is charged, why, and how that was decided. */
export function DisputeWords({ dispute }: { dispute: PlaceDisputeFragment }) {
  const { byKind, openedAt, reason, isWhole, dateCount, status, decision, decidedAt, decidedBy } = dispute;
  return (
    <div>
      <p>
        {who[byKind]}, <When value={openedAt} />
        {isWhole ? `, about all ${dateCount} dates` : ""}: {reason}
      </p>
      {status === "OPEN" ? null : (
        <p>
          {decidedWords(dispute)}
          {decidedAt ? (
            <>
              , <When value={decidedAt} />
            </>
          ) : null}
          {decidedBy ? `, ${decidedBy.name}` : ""}: {decision}
        </p>
      )}
    </div>
  );
}
