import { jest } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Formik } from "formik";
import { rememberPicture } from "../../shared/files/sent-pictures.ts";
import { choose } from "../../testing/choose.ts";
import { openAt } from "../../testing/open-at.tsx";
import { CurriculumChoicesDocument } from "../curriculum/curriculum-choices.public.ts";
import { SessionDialog } from "./events/session-dialogs.tsx";
import { CreateGroupScreen } from "./form/create-group.screen.tsx";
import { groupForm } from "./form/group.fields.ts";
import { GroupPreview } from "./form/group-preview.tsx";
import { GroupSessionRecordingDocument } from "./session-mutations.generated.ts";
import { GroupSessionRecordDocument, type GroupSessionRecordFragment } from "./session.generated.ts";
import { AboutTab } from "./sessions/about-tab.tsx";
import { Roster } from "./sessions/roster.tsx";
import { aGroup, aSession } from "./testing/groups.ts";

const curriculum = {
  __typename: "Curriculum" as const,
  id: "c".repeat(24),
  name: "Igbo for children",
  slug: "igbo-for-children",
  shape: "LANGUAGE" as const,
  region: null,
};
const song = { __typename: "SubdivisionResource" as const, title: "Songs", kind: "AUDIO" as const };
const shown = aGroup({
  coverImage: { __typename: "File", id: "f".repeat(24), name: "drums.png", size: 9, url: "/files/f" },
  coverAlt: "Children with drums",
  curriculum,
  resources: [{ ...song, url: "https://example.com/songs" }],
});
const ofSession = (session: GroupSessionRecordFragment) => ({
  request: { query: GroupSessionRecordDocument, variables: { id: session.id } },
  result: { data: { record: session } },
  maxUsageCount: 3,
});

it("shows the cover with what is on it, the curriculum, and what there is besides", () => {
  openAt(<AboutTab record={shown} />, { at: "/pod" });
  expect(screen.getByRole("img", { name: "Children with drums" })).toHaveAttribute("src", "/files/f");
  expect(screen.getByRole("link", { name: "Igbo for children" })).toHaveAttribute(
    "href",
    "/app/tutoring/curriculums/igbo-for-children",
  );
  expect(screen.getByRole("link", { name: /^Songs/ })).toHaveAttribute("href", "https://example.com/songs");
});

it("shows the cover in the preview as soon as it is uploaded, and nothing where it cannot be had", async () => {
  const [before, made] = [URL.createObjectURL, "blob:http://localhost/1"];
  URL.createObjectURL = () => made;
  rememberPicture("a".repeat(24), new File(["x"], "drums.png", { type: "image/png" }));
  rememberPicture("b".repeat(24), new File(["x"], "drums.pdf", { type: "application/pdf" }));
  URL.createObjectURL = before;
  const { values } = groupForm.recordOf(shown);
  const preview = (id: string) => (
    <Formik initialValues={{ ...values, coverImage: { id, name: "drums.png", size: 1 } }} onSubmit={() => undefined}>
      <GroupPreview />
    </Formik>
  );
  const { unmount } = openAt(preview("a".repeat(24)), { at: "/pod" });
  const picture = await screen.findByRole("img", { name: "Children with drums" });
  expect(picture).toHaveAttribute("src", made);
  fireEvent.error(picture);
  expect(screen.queryByRole("img")).toBeNull();
  unmount();
  openAt(preview("b".repeat(24)), { at: "/pod" });
  expect(await screen.findByRole("img", { name: "Children with drums" })).toHaveAttribute(
    "src",
    `/files/${"b".repeat(24)}`,
  );
});

it("sends the picture, the curriculum and the resources by their names in the API", () => {
  const { values } = groupForm.recordOf(shown);
  expect(groupForm.inputOf(values)).toMatchObject({
    coverImage: "f".repeat(24),
    coverAlt: "Children with drums",
    curriculumId: "c".repeat(24),
    resources: [{ title: "Songs", kind: "AUDIO", url: "https://example.com/songs" }],
  });
  expect(groupForm.check({ ...values, coverAlt: "" })).toEqual({ coverAlt: "Say what the cover image shows." });
});

it("offers the curricula that teach the subject", async () => {
  const { user } = openAt(<CreateGroupScreen />, {
    at: "/create",
    mocks: [
      {
        request: { query: CurriculumChoicesDocument, variables: { subject: ["Igbo"] } },
        result: { data: { curriculums: { __typename: "CurriculumPage", items: [curriculum] } } },
      },
    ] as never,
  });
  expect(await screen.findByText("Choose a subject first.")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "What the cover shows" })).toBeNull();
  await choose(user, "Subject", "Igbo");
  const follows = screen.getByRole("combobox", { name: /^Curriculum/ });
  await user.click(follows);
  await user.click(await screen.findByRole("option", { name: "Igbo for children" }));
  expect(follows).toHaveTextContent("Igbo for children");
});

it("takes the link of a recording of a session that is over, and none before", async () => {
  const asked = jest.fn<(variables: object) => void>();
  const onClose = jest.fn();
  const over = aSession({ status: "COMPLETED", belowMinimum: false, recordingUrl: "https://video.example.com/1" });
  const page = openAt(<Roster id={over.id} />, { at: "/pod", mocks: [ofSession(over)] as never });
  expect(await screen.findByRole("link", { name: "https://video.example.com/1" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Change recording" })).toBeVisible();
  page.unmount();
  const before = openAt(<Roster id={over.id} />, { at: "/pod", mocks: [ofSession(aSession())] as never });
  expect(await screen.findByRole("link", { name: "Cancel session" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /recording/ })).toBeNull();
  before.unmount();

  const { user } = openAt(<SessionDialog name="recording" id={over.id} onClose={onClose} />, {
    at: "/pod",
    mocks: [
      ofSession(over),
      {
        request: { query: GroupSessionRecordingDocument, variables: () => true },
        result: (variables: object) => {
          asked(variables);
          const record = { ...over, recordingUrl: null, version: 5 };
          return { data: { saved: { __typename: "GroupInstancePayload", record, userErrors: [] } } };
        },
      },
    ] as never,
  });
  const link = await screen.findByRole("textbox", { name: /^Link/ });
  await user.clear(link);
  await user.type(link, "the shelf");
  await user.click(screen.getByRole("button", { name: "Save recording" }));
  expect(await screen.findByText(/web address/i)).toBeVisible();
  await user.clear(link);
  await user.click(screen.getByRole("button", { name: "Save recording" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked.mock.calls[0]?.[0]).toMatchObject({ id: over.id, version: 4, recordingUrl: null });
});
