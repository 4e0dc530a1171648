import { act, screen, waitFor } from "@testing-library/react";
import { openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { ProfileForm } from "./profile.form.tsx";
import { SaveProfileDocument, type SaveProfileMutation } from "./profile.generated.ts";

type Payload = SaveProfileMutation["profileUpdate"];

const saved = (changes: Parameters<typeof aViewer>[1]): Payload => ({
  __typename: "ViewerPayload",
  user: aViewer("super-admin", { version: 2, ...changes }),
  userErrors: [],
});

const refused = (...userErrors: Payload["userErrors"]): Payload => ({
  __typename: "ViewerPayload",
  user: null,
  userErrors,
});

const stale = (current: ReturnType<typeof aViewer>): Payload =>
  refused({
    __typename: "StaleError",
    message: "This record was changed by Bọ́lájí. Reload to see the latest version.",
    code: "STALE",
    path: [],
    currentVersion: current.version,
    changedBy: "Bọ́lájí Adéwálé",
    changedAt: "2026-10-27T09:00:00.000Z",
    current,
  });

/** What is sent: the version and the changed fields only; any idempotency key. */
function answer(version: number, input: object, profileUpdate: Payload) {
  return {
    request: {
      query: SaveProfileDocument,
      variables: (sent: Record<string, unknown>) =>
        sent["version"] === version && JSON.stringify(sent["input"]) === JSON.stringify(input),
    },
    result: { data: { profileUpdate } },
  };
}

const open = (...mocks: ReturnType<typeof answer>[]) => openAt(<ProfileForm />, { mocks });
const save = (user: ReturnType<typeof openAt>["user"]) =>
  user.click(screen.getByRole("button", { name: "Save changes" }));

it("sends only what was changed, as the rules clean it", async () => {
  const { user } = open(answer(1, { bio: "Teaches" }, saved({ bio: "Teaches" })));
  await user.type(screen.getByLabelText("Bio (optional)"), " Teaches ");
  expect(screen.getByText("Not saved yet")).toBeVisible();
  await save(user);
  expect(await screen.findByText("Profile saved.")).toBeVisible();
  expect(screen.queryByText("Not saved yet")).toBeNull();
});

it("shows the server's refusal at its field and goes there", async () => {
  const refusal = {
    __typename: "FieldError",
    message: "This name is not allowed.",
    code: "INVALID",
    path: ["lastName"],
  } as const;
  const { user } = open(answer(1, { lastName: "Obi" }, refused({ ...refusal, path: [...refusal.path] })));
  await user.clear(screen.getByLabelText("Last name"));
  await user.type(screen.getByLabelText("Last name"), "Obi");
  await save(user);
  expect(await screen.findByText("This name is not allowed.")).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText("Last name")).toHaveFocus());
  expect(screen.getByLabelText("Last name")).toHaveValue("Obi");
});

it("asks for a name before it asks the server", async () => {
  const { user, asked } = open();
  await user.clear(screen.getByLabelText("First name"));
  await save(user);
  expect(await screen.findByText("First name is required.")).toBeVisible();
  expect(asked).toHaveLength(0);
});

it("keeps what was typed and says why when the network fails", async () => {
  const failing = { ...answer(1, { firstName: "Ada" }, saved({})), error: new TypeError("Failed to fetch") };
  const { user } = open(failing);
  await user.clear(screen.getByLabelText("First name"));
  await user.type(screen.getByLabelText("First name"), "Ada");
  await save(user);
  expect(
    await screen.findByText(/^Network error. It may not be saved[;.] (?:Kept on this device; )?save again.$/),
  ).toBeVisible();
  expect(screen.getByLabelText("First name")).toHaveValue("Ada");
});

it("merges with what somebody else changed meanwhile", async () => {
  const theirs = aViewer("super-admin", { version: 5, phone: "+447700900001" });
  const both = saved({ version: 6, phone: "+447700900001", bio: "Teaches" });
  const { user } = open(answer(1, { bio: "Teaches" }, stale(theirs)), answer(5, { bio: "Teaches" }, both));
  await user.type(screen.getByLabelText("Bio (optional)"), "Teaches");
  await save(user);
  expect(await screen.findByText("Merged with Bọ́lájí Adéwálé’s change to Phone.")).toBeVisible();
  expect(screen.getByLabelText("Phone (optional)")).toHaveValue("+447700900001");
});

it("saves once more by itself, and then leaves it to the person", async () => {
  const first = aViewer("super-admin", { version: 5, phone: "+447700900001" });
  const second = aViewer("super-admin", { version: 6, timeZone: "Europe/London" });
  const { user } = open(
    answer(1, { bio: "Teaches" }, stale(first)),
    answer(5, { bio: "Teaches" }, stale(second)),
    answer(6, { bio: "Teaches" }, saved({ version: 7, timeZone: "Europe/London", bio: "Teaches" })),
  );
  await user.type(screen.getByLabelText("Bio (optional)"), "Teaches");
  await save(user);
  expect(await screen.findByText(/^Bọ́lájí Adéwálé saved again at the same moment\./)).toBeVisible();
  expect(screen.getByLabelText("Bio (optional)")).toHaveValue("Teaches");
  await save(user);
  expect(await screen.findByText("Profile saved.")).toBeVisible();
});

describe("where both changed one field", () => {
  const theirs = aViewer("super-admin", { version: 5, lastName: "Adéwálé" });

  async function clash(...mocks: ReturnType<typeof answer>[]) {
    const opened = open(answer(1, { lastName: "Obi" }, stale(theirs)), ...mocks);
    await opened.user.clear(screen.getByLabelText("Last name"));
    await opened.user.type(screen.getByLabelText("Last name"), "Obi");
    await save(opened.user);
    const dialog = await screen.findByRole("dialog", { name: "Which text do you want to keep?" });
    expect(dialog).toHaveTextContent("Yours" + "Obi");
    expect(dialog).toHaveTextContent("Adéwálé");
    return opened;
  }

  it("saves mine over theirs when I say so", async () => {
    const { user } = await clash(answer(5, { lastName: "Obi" }, saved({ version: 6, lastName: "Obi" })));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Profile saved.")).toBeVisible();
  });

  it("goes back to the form with mine when I only close it", async () => {
    const { user, asked } = await clash();
    await user.click(screen.getByRole("button", { name: "Back to the form" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText("Last name")).toHaveValue("Obi");
    expect(asked).toHaveLength(1);
  });

  it("takes theirs into the form when I say so", async () => {
    const { user, asked } = await clash();
    await user.click(screen.getByRole("radio", { name: /^Bọ́lájí Adéwálé’s/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByLabelText("Last name")).toHaveValue("Adéwálé"));
    expect(asked).toHaveLength(1);
  });
});

it("asks before a link loses what is not saved", async () => {
  const { user, router } = openAt(<ProfileForm />, { elsewhere: "/elsewhere" });
  await user.type(screen.getByLabelText("Bio (optional)"), "Teaches");
  await act(async () => {
    void router.navigate("/elsewhere");
    await Promise.resolve();
  });
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Bio (optional)")).toHaveValue("Teaches");
  await act(async () => {
    void router.navigate("/elsewhere");
    await Promise.resolve();
  });
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  expect(await screen.findByText("another page")).toBeVisible();
});
