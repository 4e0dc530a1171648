import "../../../testing/indexed-db.ts";
import "fake-indexeddb/auto";
import { act, screen, waitFor } from "@testing-library/react";
import { ProfileForm } from "./profile.form.tsx";
import { SaveProfileDocument } from "./profile.generated.ts";
import { openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { countDrafts, keepDrafts, readDrafts, removeDrafts } from "../../../shared/drafts/draft-store.ts";
import type { Draft } from "../../../shared/drafts/draft.ts";

const me = aViewer();
const place = { person: me.id, form: "profile", id: me.id };
const now = () => Date.now();
const start = { firstName: me.firstName, lastName: me.lastName, bio: "", phone: "", timeZone: me.timeZone };
const aDraft = (bio: string, change: Partial<Draft> = {}): Draft => ({
  at: new Date().toISOString(),
  version: 1,
  start,
  values: { ...start, bio },
  page: "/app/account",
  ...change,
});
const bio = () => screen.getByLabelText("Bio (optional)");
const kept = () => readDrafts(place, now());

beforeEach(() => removeDrafts(me.id));

it("keeps what is typed within a second, and nothing once it is taken back", async () => {
  const { user } = openAt(<ProfileForm />);
  await user.type(bio(), "Teaches");
  await waitFor(async () => expect((await kept())[0]?.values).toMatchObject({ bio: "Teaches" }));
  await user.clear(bio());
  await waitFor(async () => expect(await kept()).toEqual([]));
});

it("keeps what is typed when the form goes away by itself", async () => {
  const { user, unmount } = openAt(<ProfileForm />);
  await user.type(bio(), "T");
  unmount();
  await waitFor(async () => expect((await kept())[0]?.values).toMatchObject({ bio: "T" }));
});

it("offers what was left, and takes it into the form", async () => {
  await keepDrafts(place, [aDraft("Teaches")]);
  const { user } = openAt(<ProfileForm />);
  expect(await screen.findByText(/^You have unsaved changes from/)).toBeVisible();
  expect(bio()).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Restore" }));
  expect(bio()).toHaveValue("Teaches");
  expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
  expect(screen.getByText("Not saved yet")).toBeVisible();
});

it("says that something newer was saved since, and nothing where that holds all of it", async () => {
  await keepDrafts(place, [aDraft("Mine", { version: me.version - 1 }), aDraft("", { version: me.version - 1 })]);
  const { user } = openAt(<ProfileForm />);
  expect(await screen.findByText(/A newer version has been saved since\.$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(async () => expect(await kept()).toEqual([]));
  expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
});

it("forgets what was left when told to", async () => {
  await keepDrafts(place, [aDraft("Teaches")]);
  const { user } = openAt(<ProfileForm />);
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(screen.queryByText(/^You have unsaved changes/)).toBeNull();
  await waitFor(async () => expect(await kept()).toEqual([]));
});

it("does not write over an offer that was not answered", async () => {
  await keepDrafts(place, [aDraft("From before")]);
  const { user } = openAt(<ProfileForm />);
  await screen.findByText(/^You have unsaved changes from/);
  await user.type(bio(), "Now");
  await waitFor(async () => expect((await kept()).map(({ values }) => values["bio"])).toEqual(["Now", "From before"]));
});

it("saves a restored draft from the version that it was begun from", async () => {
  await keepDrafts(place, [aDraft("Teaches", { version: 1 })]);
  const viewer = aViewer("super-admin", { version: 4, phone: "+447700900001" });
  const { user, asked } = openAt(<ProfileForm />, {
    session: { status: "signed-in", viewer, arrival: null } as never,
    mocks: [
      {
        request: { query: SaveProfileDocument, variables: () => true },
        result: {
          data: {
            profileUpdate: {
              __typename: "ViewerPayload" as const,
              user: { ...viewer, version: 5, bio: "Teaches" },
              userErrors: [],
            },
          },
        },
      },
    ],
  });
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Profile saved.")).toBeVisible();
  expect(asked[0]?.variables).toMatchObject({ version: 1, input: { bio: "Teaches" } });
  await waitFor(async () => expect(await kept()).toEqual([]));
});

it("forgets what is discarded on the way out", async () => {
  const { user, router } = openAt(<ProfileForm />, { elsewhere: "/elsewhere" });
  await user.type(bio(), "Teaches");
  await waitFor(async () => expect(await kept()).toHaveLength(1));
  await act(async () => {
    void router.navigate("/elsewhere");
    await Promise.resolve();
  });
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  expect(await screen.findByText("another page")).toBeVisible();
  await waitFor(async () => expect(await kept()).toEqual([]));
});

it("counts and removes one person's drafts only, and forgets those that are too old", async () => {
  const other = { ...place, person: "f".repeat(24) };
  await keepDrafts(place, [aDraft("Mine")]);
  await keepDrafts({ ...place, form: "old" }, [aDraft("Old", { at: "2020-01-01T00:00:00.000Z" })]);
  await keepDrafts(other, [aDraft("Theirs")]);
  expect(await countDrafts(me.id, now())).toBe(1);
  await removeDrafts(me.id);
  expect(await kept()).toEqual([]);
  expect(await readDrafts(other, now())).toHaveLength(1);
  await removeDrafts(other.person);
});
