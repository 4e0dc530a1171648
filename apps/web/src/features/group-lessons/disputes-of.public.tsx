import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { StatusChip } from "@app/ui/value/status-chip.tsx";
import { useQuery } from "../../shared/page/use-query.ts";
import { groupPath } from "../../shared/links/record-paths.ts";
import { DisputeWords } from "./sessions/dispute-words.tsx";
import { PlaceDisputesOfDocument } from "./session.generated.ts";

const words = { OPEN: "disputed", FOR_FAMILY: "for-family", FOR_TUTOR: "for-tutor" } as const;

/** Objections of a customer to what places in group lessons are charged; nothing where there are none. */
export function PlaceDisputesOf({ customerId }: { customerId: string }) {
  const { data } = useQuery(PlaceDisputesOfDocument, { variables: { customerId }, fetchPolicy: "cache-and-network" });
  const disputes = data?.placeDisputes ?? [];
  if (disputes.length === 0) return null;
  return (
    <Section title="Disputed group charges" note="While one is open, nothing of it is billed.">
      <LineList>
        {disputes.map((dispute) => {
          const { id, groupLesson, session, learner, status } = dispute;
          return (
            <li key={id}>
              <div>
                {groupLesson ? (
                  <TextLink href={`${groupPath(groupLesson)}${session ? `?roster=${session.id}` : ""}`}>
                    {groupLesson.name}
                    {learner ? `, ${learner.name}` : ""}
                  </TextLink>
                ) : null}
                <DisputeWords dispute={dispute} />
              </div>
              <StatusChip status={words[status]} />
            </li>
          );
        })}
      </LineList>
    </Section>
  );
}
