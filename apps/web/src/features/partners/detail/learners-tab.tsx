import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { TabColumn } from "@app/ui/detail/tab-column.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { SearchBox } from "@app/ui/list/search-box.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Day } from "@app/ui/value/when.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { withParams } from "../../../shared/page/search-params.ts";
import { useQuery } from "../../../shared/page/use-query.ts";
import { useCan } from "../../../shared/permission/use-can.ts";
import { StaffLink } from "../../staff/staff-link.public.tsx";
import { PartnerLearnersDocument, type PartnerLearnerLineFragment } from "../learners/learner.generated.ts";
import { LearnerLink, learnerName, learnerWords } from "../learners/learner-line.tsx";
import type { PartnerRecordFragment } from "../partner.generated.ts";
import { partnerKind } from "../partner.kind.ts";

/** How many are on a page. */
const size = 25;

/** Whom a partner sent us, and who was added to them. */
export function LearnersTab({ record: { id, code, status } }: { record: PartnerRecordFragment }) {
  const [params] = useSearchParams();
  const mayWrite = useCan()(partnerKind.write);
  const [number, setNumber] = useState(1);
  const [search, setSearch] = useState("");
  const { data, previousData, loading, error, refetch } = useQuery(PartnerLearnersDocument, {
    variables: { partnerId: id, page: { number, size }, search: search || null },
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.page;
  if (!page) return loading ? <SkeletonLines count={6} /> : <ErrorState {...failure("learners", error, refetch)} />;
  const { items, pageInfo } = page;
  const last = Math.max(1, Math.ceil(pageInfo.totalCount / size));
  const add = (
    <>
      <TextLink href={withParams(params, { addCustomer: id })}>Add customer</TextLink>{" "}
      <TextLink href={withParams(params, { addPod: id })}>Add pod</TextLink>
    </>
  );
  return (
    <TabColumn>
      <Section
        title="Learners"
        note={
          last > 1
            ? `By surname, page ${number} of ${last}.`
            : "By surname. Only those who were added by hand can be removed."
        }
        actions={mayWrite && status !== "ENDED" ? add : undefined}
      >
        {last > 1 || search !== "" ? (
          <SearchBox
            label="Name of a learner"
            value={search}
            onSearch={(text) => {
              setSearch(text);
              setNumber(1);
            }}
          />
        ) : null}
        {items.length === 0 ? (
          <p>
            {search === ""
              ? `Nobody has come with the code ${code} yet, and nobody was added.`
              : "No learner of this partner has this name."}
          </p>
        ) : null}
        <LineList>
          {items.map((learner) => (
            <Line key={learner.learnerId} learner={learner} mayRemove={mayWrite} />
          ))}
        </LineList>
        {last > 1 ? (
          <p>
            <Button disabled={number === 1} onClick={() => setNumber(number - 1)}>
              Previous
            </Button>{" "}
            <Button disabled={number >= last} onClick={() => setNumber(number + 1)}>
              Next
            </Button>
          </p>
        ) : null}
      </Section>
    </TabColumn>
  );
}

/** One of them: who it is, how they came, and the way to remove them. */
function Line({ learner, mayRemove }: { learner: PartnerLearnerLineFragment; mayRemove: boolean }) {
  const [params] = useSearchParams();
  const { learnerId, way, since, addedBy } = learner;
  const remove = withParams(params, { removeLearner: learnerId });
  return (
    <li>
      <p>
        <LearnerLink {...learner} />
        <small>
          {learnerWords(learner)} · {way === "CODE" ? "came with the code" : "added"} on <Day value={since} />
          {addedBy ? (
            <>
              {" "}
              by <StaffLink {...addedBy} />
            </>
          ) : null}
        </small>
      </p>
      {way === "HAND" && mayRemove ? (
        <TextLink href={remove} aria-label={`Remove ${learnerName(learner)}`}>
          Remove
        </TextLink>
      ) : null}
    </li>
  );
}
