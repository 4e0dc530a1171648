import { skipToken } from "@apollo/client/react";
import { useState } from "react";
import { inSubjectOrder, subjectOptions } from "@app/domain/subjects.ts";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { DialogFrame } from "@app/ui/feedback/dialog-frame.tsx";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { SkeletonLines } from "@app/ui/form/skeleton-fields.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { SearchBox } from "@app/ui/list/search-box.tsx";
import { Button, ButtonLink } from "@app/ui/page/button.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { failure } from "../../../../shared/errors/failure.ts";
import { useQuery } from "../../../../shared/page/use-query.ts";
import type { RecordDialogProps } from "../../../../shared/records/record-dialogs.tsx";
import { labelOf } from "../../../../shared/text/option-labels.ts";
import { requestPath } from "../../../../shared/links/record-paths.ts";
import { askerOf, learnerInWords } from "../party.tsx";
import { PreferredTimes } from "../preferred-times.tsx";
import { lessonKindOptions } from "../request-labels.ts";
import { ProposeToDocument, RequestsToProposeDocument, type RequestsToProposeQuery } from "./propose-to.generated.ts";

type Request = NonNullable<RequestsToProposeQuery["lessonRequests"]>["items"][number];
const kind = labelOf(lessonKindOptions);
const or = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** One request, and the way to the form that proposes its lessons to the tutor. */
function Line({ request, tutorId }: { request: Request; tutorId: string }) {
  const { id, name, subject, durationMinutes, lessonsPerWeek, preferredTimes } = request;
  return (
    <li>
      <div>
        <p>
          <TextLink href={requestPath(id)}>
            {name}: {askerOf(request)}
          </TextLink>
          <small>
            {learnerInWords(request)} · {subject}, {kind(request.kind).toLowerCase()} · {lessonsPerWeek} ×{" "}
            {durationMinutes} min
          </small>
        </p>
        <PreferredTimes times={preferredTimes} />
      </div>
      <ButtonLink size="small" href={`${requestPath(id)}?propose=${id}&tutor=${tutorId}`}>
        Propose <VisuallyHidden>for {name}</VisuallyHidden>
      </ButtonLink>
    </li>
  );
}

/** Chooses among the new requests one that a tutor teaches the subject of, and goes on to the proposal. */
export function ProposeTo({ id, onClose }: RecordDialogProps) {
  const [search, setSearch] = useState("");
  const { data } = useQuery(ProposeToDocument, id === null ? skipToken : { variables: { id } });
  const tutor = data?.tutor;
  const taught = new Set(tutor?.subjects.map(({ subject }) => subject));
  const subjects = inSubjectOrder(subjectOptions).filter((subject) => taught.has(subject));
  const result = useQuery(
    RequestsToProposeDocument,
    tutor
      ? {
          variables: { filter: { status: ["NEW"], subject: subjects, ...(search !== "" && { search }) } },
          fetchPolicy: "cache-and-network",
        }
      : skipToken,
  );
  const page = result.data?.lessonRequests ?? result.previousData?.lessonRequests;
  const more = (page?.pageInfo.totalCount ?? 0) - (page?.items.length ?? 0);
  const inWords = or.format(subjects);
  return (
    <DialogFrame
      open
      wide
      onClose={onClose}
      title={tutor ? `Propose ${tutor.name} to a request` : "Propose to a request"}
      note={tutor ? `New requests for ${inWords}, those that are due first.` : undefined}
      buttons={<Button onClick={onClose}>Close</Button>}
    >
      <SearchBox label="Number or name" value={search} onSearch={setSearch} />
      {!page && result.error && !result.loading ? (
        <ErrorState {...failure("requests", result.error, result.refetch)} />
      ) : null}
      {!page && !result.error ? <SkeletonLines count={6} /> : null}
      {page?.items.length === 0 ? (
        <p>{search === "" ? `Nobody waits for a tutor of ${inWords}.` : "No request matches this search."}</p>
      ) : null}
      {page && id !== null ? (
        <LineList>
          {page.items.map((request) => (
            <Line key={request.id} request={request} tutorId={id} />
          ))}
        </LineList>
      ) : null}
      {more > 0 ? <p>{more} more. Search for one by its number or a name.</p> : null}
    </DialogFrame>
  );
}
