import { screen } from "@testing-library/react";
import { openAt } from "../../../../testing/open-at.tsx";
import { LessonFilterNamesDocument } from "./filter-names.generated.ts";
import { useFilterNames } from "./use-filter-names.ts";

const courseId = "e".repeat(24);

function Names() {
  const { courseId: courses, customerId: customers } = useFilterNames();
  return <p>{[...courses, ...customers].map(({ label }) => label).join(", ") || "Nobody"}</p>;
}

it("names the course that a link filters by, and asks for nothing where there is no such filter", async () => {
  const mocks = [
    {
      request: {
        query: LessonFilterNamesDocument,
        variables: { courseId, customerId: "", ofCourse: true, ofCustomer: false },
      },
      result: { data: { course: { __typename: "ConfirmedLesson", id: courseId, confirmedNumber: "L-000007" } } },
    },
  ];
  const filtered = openAt(<Names />, { at: `/?courseId=${courseId}`, mocks: mocks as never });
  expect(await screen.findByText("L-000007")).toBeVisible();
  filtered.unmount();
  const { asked } = openAt(<Names />, { at: "/", mocks: [] });
  expect(screen.getByText("Nobody")).toBeVisible();
  expect(asked).toEqual([]);
});
