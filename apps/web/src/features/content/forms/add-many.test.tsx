import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { SectionScreen } from "../node/node.screen.tsx";
import { aSection } from "../testing/nodes.ts";
import { LessonNewScreen } from "./lesson-form.screen.tsx";
import { ExamLessonCreateDocument } from "./lesson-form.generated.ts";

const section = "/app/content/exam/yoruba-1/s1/t1/c1";
const created = (title: string) => ({
  request: {
    query: ExamLessonCreateDocument,
    variables: ({ input }: { input: { title: string } }) => input.title === title,
  },
  result: {
    data: {
      saved: {
        __typename: "ExamLessonPayload",
        record: {
          __typename: "ExamLesson",
          id: title,
          title,
          summary: null,
          estimatedMinutes: null,
          activeFlag: "ACTIVE",
          version: 1,
        },
        userErrors: [],
      },
    },
  },
});
const refused = (title: string, message: string) => ({
  ...created(title),
  result: {
    data: {
      saved: {
        __typename: "ExamLessonPayload",
        record: null,
        userErrors: [{ __typename: "FieldError", message, code: "VALIDATION", path: ["title"] }],
      },
    },
  },
});
const session = aSession({ viewer: aViewer("super-admin") });

it("saves a lesson and begins another in an empty form, until one is saved for good", async () => {
  const { user, router } = openAt(
    <Routes>
      <Route path="/app/content/create/:examSlug/:subjectId/:topicId/:sectionId/lesson" element={<LessonNewScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>,
    {
      at: "/app/content/create/yoruba-1/s1/t1/c1/lesson",
      mocks: [created("Ẹ káàárọ̀"), created("Ẹ káalẹ́")],
      session,
    },
  );
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Ẹ káàárọ̀");
  await user.click(screen.getByRole("button", { name: "Save and add another" }));
  expect(await screen.findByText("Ẹ káàárọ̀ added.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Title" })).toHaveValue(""));
  await user.type(screen.getByRole("textbox", { name: "Title" }), "Ẹ káalẹ́");
  await user.click(screen.getByRole("button", { name: "Add lesson" }));
  expect(await screen.findByText("Elsewhere")).toBeVisible();
  expect(router.state.location.pathname).toBe(section);
});

it("adds lessons from a pasted list, and leaves in the box what was refused and what comes after it", async () => {
  const { user, asked } = openAt(
    <Routes>
      <Route path="/app/content/exam/:examSlug/:subjectId/:topicId/:sectionId" element={<SectionScreen />} />
    </Routes>,
    {
      at: section,
      mocks: [aSection, aSection, created("Ẹ káàsán"), refused("Ó dàárọ̀", "It is there already."), created("Ó dàbọ̀")],
      session,
    },
  );
  await user.click(await screen.findByRole("button", { name: "Paste a list of lessons" }));
  const dialog = within(await screen.findByRole("dialog"));
  const box = dialog.getByRole("textbox", { name: "Names" });
  await user.type(box, "1. Ẹ káàárọ̀{Enter}2. Ẹ káàsán");
  await user.click(dialog.getByRole("button", { name: "Add lessons" }));
  expect(await dialog.findByText(/“Ẹ káàárọ̀” is there already/)).toBeVisible();
  expect(asked.some(({ operationName }) => operationName === "ExamLessonCreate")).toBe(false);
  await user.clear(box);
  await user.type(box, "Ẹ káàsán{Enter}Ó dàárọ̀{Enter}Ó dàbọ̀");
  await user.click(dialog.getByRole("button", { name: "Add lessons" }));
  expect(await dialog.findByText("“Ó dàárọ̀”: It is there already.")).toBeVisible();
  expect(box).toHaveValue("Ó dàárọ̀\nÓ dàbọ̀");
  expect(screen.getByText("1 lesson added to New words.")).toBeVisible();
});
