import { screen, within } from "@testing-library/react";
import { openAt } from "../../../../testing/open-at.tsx";
import { aRequest } from "../testing/requests.ts";
import { ProposeToDocument, RequestsToProposeDocument } from "./propose-to.generated.ts";
import { ProposeTo } from "./propose-to.tsx";

const tutorId = "7".repeat(24);
const request = aRequest();

function open(items: readonly object[], totalCount = items.length) {
  const subjects = [
    { __typename: "TaughtSubject", subject: "Yoruba" },
    { __typename: "TaughtSubject", subject: "Igbo" },
  ];
  return openAt(<ProposeTo name="proposeTo" id={tutorId} onClose={() => undefined} />, {
    mocks: [
      {
        request: { query: ProposeToDocument, variables: { id: tutorId } },
        result: { data: { tutor: { __typename: "Tutor", id: tutorId, name: "Adaeze Obi", subjects } } },
      },
      {
        request: { query: RequestsToProposeDocument, variables: () => true },
        result: {
          data: {
            lessonRequests: {
              __typename: "LessonRequestPage",
              items,
              pageInfo: { __typename: "PageInfo", totalCount },
            },
          },
        },
        maxUsageCount: 5,
      },
    ] as never,
  });
}

it("lists new requests for what the tutor teaches, each with the way to its proposal with this tutor", async () => {
  const { asked } = open([request], 30);
  const row = within(await screen.findByRole("listitem"));
  expect(row.getByRole("link", { name: "R-000063: Ngozi Eze" })).toHaveAttribute(
    "href",
    `/app/tutoring/admin-lesson-requests/view/${request.id}`,
  );
  expect(row.getByText(/Tobi Eze.*Igbo, regular/)).toBeVisible();
  expect(row.getByRole("link", { name: "Propose for R-000063" })).toHaveAttribute(
    "href",
    `/app/tutoring/admin-lesson-requests/view/${request.id}?propose=${request.id}&tutor=${tutorId}`,
  );
  expect(screen.getByRole("heading", { name: "Propose Adaeze Obi to a request" })).toBeVisible();
  expect(screen.getByText("29 more. Search for one by its number or a name.")).toBeVisible();
  const { filter } = asked.find(({ operationName }) => operationName === "RequestsToPropose")?.variables ?? {};
  expect(filter).toEqual({ status: ["NEW"], subject: ["Igbo", "Yoruba"] });
});

it("says that nobody waits", async () => {
  open([]);
  expect(await screen.findByText("Nobody waits for a tutor of Igbo or Yoruba.")).toBeVisible();
});
