import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aSession, openAt } from "../../../testing/open-at.tsx";
import { aViewer } from "../../../testing/viewer.ts";
import { AvatarForm } from "./avatar-form.tsx";
import { SetAvatarDocument, type SetAvatarMutation } from "./profile.generated.ts";

type Payload = SetAvatarMutation["avatarSet"];

const stale = (currentVersion: number): Payload => ({
  __typename: "ViewerPayload",
  user: null,
  userErrors: [
    {
      __typename: "StaleError",
      message: "This record was changed by Bọ́lájí. Reload to see the latest version.",
      code: "STALE",
      path: [],
      currentVersion,
      changedBy: "Bọ́lájí Adéwálé",
      changedAt: "2026-10-27T09:00:00.000Z",
      current: aViewer("super-admin", { version: currentVersion }),
    },
  ],
});
const removed: Payload = {
  __typename: "ViewerPayload",
  user: aViewer("super-admin", { version: 3, avatar: null }),
  userErrors: [],
};

/** What is answered to the removal of the picture of this version. */
const answer = (version: number, avatarSet: Payload) => ({
  request: {
    query: SetAvatarDocument,
    variables: (sent: Record<string, unknown>) =>
      sent["version"] === version && JSON.stringify(sent["input"]) === '{"fileId":null}',
  },
  result: { data: { avatarSet } },
});

const picture = () => screen.getByRole("region", { name: "Picture" });

describe("without a picture", () => {
  it.each([
    [
      "a picture of another kind",
      new File(["GIF89a"], "me.gif", { type: "image/gif" }),
      "Upload a PNG, JPG or WebP file.",
    ],
    [
      "one that is too large",
      new File([new Uint8Array(2 * 1024 * 1024 + 1)], "me.png", { type: "image/png" }),
      "The file must be 2 MB or smaller.",
    ],
  ])("refuses %s, at its place", async (_, file, refusal) => {
    openAt(<AvatarForm />);
    // The types that the chooser offers are a hint only: a person can have it show all files.
    const anyType = userEvent.setup({ applyAccept: false });
    await anyType.upload(screen.getByLabelText("Image file"), file);
    expect(await within(picture()).findByRole("alert")).toHaveTextContent(refusal);
    expect(screen.queryByRole("button", { name: "Use this image" })).toBeNull();
  });
});

it.each(["Upload a PNG, JPG or WebP file.", "The image must be 40 megapixels or smaller."])(
  "lets the server say what is wrong with a picture that the browser cannot show: %s",
  async (message) => {
    class Refusing {
      upload = {};
      status = 422;
      responseText = JSON.stringify({ errors: [{ message }] });
      onload = () => undefined;
      open() {}
      setRequestHeader() {}
      abort() {}
      send() {
        setTimeout(() => this.onload());
      }
    }
    const browsers = window.XMLHttpRequest;
    Object.assign(window, { XMLHttpRequest: Refusing });
    const { user } = openAt(<AvatarForm />);
    await user.upload(screen.getByLabelText("Image file"), new File(["no"], "me.png", { type: "image/png" }));
    expect(await within(picture()).findByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByRole("button", { name: "Use this image" })).toBeNull();
    Object.assign(window, { XMLHttpRequest: browsers });
  },
);

describe("with a picture", () => {
  const open = (...mocks: ReturnType<typeof answer>[]) =>
    openAt(<AvatarForm />, { mocks, session: aSession({ viewer: aViewer("super-admin", { avatar: "/files/1" }) }) });

  it("is removed although something else was saved meanwhile", async () => {
    const { user } = open(answer(1, stale(2)), answer(2, removed));
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Image removed.")).toBeVisible();
  });

  it("tells of a second time", async () => {
    const { user } = open(answer(1, stale(2)), answer(2, stale(3)));
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText(/This record was changed by Bọ́lájí/)).toBeVisible();
  });
});
