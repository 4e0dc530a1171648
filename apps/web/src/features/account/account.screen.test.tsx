import { screen } from "@testing-library/react";
import { aSession, openAt } from "../../testing/open-at.tsx";
import { aViewer } from "../../testing/viewer.ts";
import { AccountScreen } from "./account.screen.tsx";

it.each([
  ["super-admin", ["Mailbox", "Jobs"]],
  ["admin", ["History", "Playground"]],
  [null, ["History", "Playground"]],
] as const)("leads a person with the role %s to %j at once, and to the rest behind more", (role, names) => {
  openAt(<AccountScreen />, { at: "/", session: aSession({ viewer: aViewer(role) }) });
  for (const name of ["Mailbox", "Jobs", "History", "Playground"]) {
    expect(screen.queryAllByRole("link", { name })).toHaveLength(names.some((one) => one === name) ? 1 : 0);
  }
  expect(screen.getByRole("heading", { level: 1, name: "Account" })).toBeVisible();
});
