import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { aSession, openAt } from "../../../../testing/open-at.tsx";
import { aViewer } from "../../../../testing/viewer.ts";
import { MyLessonsScreen } from "./my-lessons.screen.tsx";

const path = "/app/content/content-creators/my-lessons";

it("refuses a writer the lessons of another, with the way to their own", async () => {
  const viewer = aViewer("content-creator");
  openAt(
    <Routes>
      <Route path={`${path}/:content_creator_id`} element={<MyLessonsScreen />} />
    </Routes>,
    { at: `${path}/${"c".repeat(24)}`, session: aSession({ viewer }) },
  );
  expect(await screen.findByText("You do not have access to this page.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to my lessons" })).toHaveAttribute("href", `${path}/${viewer.id}`);
});
