import { screen } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { SessionGradeDocument } from "../builder/builder.generated.ts";
import { blocksOf, builderAnswer } from "../testing/sessions.ts";
import { PlayerDialog } from "./player-dialog.tsx";

const graded = (grade: object) => ({
  request: { query: SessionGradeDocument, variables: () => true },
  result: { data: { grade: { __typename: "SessionGrade", places: [], message: null, feedback: "", ...grade } } },
});
const open = (...mocks: NonNullable<Parameters<typeof openAt>[1]>["mocks"] & object) =>
  openAt(<PlayerDialog lessonId="l1" title="Ìkíni" open onClose={() => undefined} />, { mocks });
const press = (name: string) => screen.findByRole("button", { name });

it("goes through a session, grades each answer at the server, and says how many were right", async () => {
  const blocks = blocksOf("information", "short-text", "rating");
  const nearly = { verdict: "NEARLY", places: [2], message: "Nearly: check the tone marks" };
  const { user, asked } = open(
    builderAnswer(blocks),
    graded(nearly),
    graded({ verdict: "RIGHT", feedback: "So it is." }),
  );
  expect(await screen.findByText("1 of 3")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Check answer" })).toBeNull();
  await user.click(await press("Continue"));
  await user.type(screen.getByRole("textbox", { name: "Kí ni èyí?" }), "ọ̀rọ");
  await user.click(await press("Check answer"));
  expect(await screen.findByText("Nearly: check the tone marks")).toBeVisible();
  expect(screen.getByText("ọ", { selector: "mark" })).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "Kí ni èyí?" }), "\u0300");
  await user.click(await press("Check answer"));
  expect(await screen.findByText("So it is.")).toBeVisible();
  expect(asked.at(-1)?.variables).toMatchObject({
    lessonId: "l1",
    blockId: blocks[1]?._id,
    answer: { text: "ọ̀rọ̀" },
  });
  await user.click(await press("Continue"));
  await user.click(await press("Continue"));
  expect(screen.getByText("You answered 1 of 2 correctly.")).toBeVisible();
});

it("shows a hint when it is asked for", async () => {
  const [block] = blocksOf("slider");
  const { user } = open(builderAnswer([{ ...block!, hint: "Half of ten." }]));
  await user.click(await press("Show hint"));
  expect(screen.getByText("Half of ten.")).toBeVisible();
});

it("sends the options that were chosen", async () => {
  const [block] = blocksOf("multi-choice");
  const { user, asked } = open(builderAnswer([block!]), graded({ verdict: "WRONG" }));
  await user.click(await screen.findByRole("checkbox", { name: "ọ̀kan" }));
  await user.click(screen.getByRole("checkbox", { name: "ẹja" }));
  await user.click(await press("Check answer"));
  expect(await screen.findByText("Not quite. Try again.")).toBeVisible();
  const [first, , third] = block!.options;
  expect(asked.at(-1)?.variables).toMatchObject({ answer: { optionIds: [first?._id, third?._id] } });
});
