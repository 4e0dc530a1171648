import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../../testing/open-at.tsx";
import { BookedLessonSetLinkDocument } from "../agreement-mutations.generated.ts";
import { BookedLessonRecordDocument } from "../booked-record.generated.ts";
import { aLesson } from "../testing/lessons.ts";
import { LessonLinkForm } from "./link.form.tsx";

const lesson = aLesson();
const saved = { saved: { __typename: "BookedLessonPayload", record: aLesson({ version: 4 }), userErrors: [] } };

it("begins with the link, and says where the lesson is by it", async () => {
  const onClose = jest.fn();
  const { user, asked } = openAt(<LessonLinkForm name="setLink" id={lesson.id} onClose={onClose} />, {
    mocks: [
      {
        request: { query: BookedLessonRecordDocument, variables: { id: lesson.id } },
        result: { data: { record: lesson } },
      },
      { request: { query: BookedLessonSetLinkDocument, variables: () => true }, result: { data: saved } },
    ] as never,
  });
  const link = await screen.findByRole("textbox", { name: "Link" });
  await waitFor(() => expect(link).toHaveFocus());
  await user.paste("https://us02web.zoom.us/j/8123");
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Where" })).toHaveTextContent("Zoom"));
  await user.click(screen.getByRole("button", { name: "Save link" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.find(({ operationName }) => operationName === "BookedLessonSetLink")?.variables).toMatchObject({
    input: { provider: "ZOOM", url: "https://us02web.zoom.us/j/8123", passcode: null },
  });
});
