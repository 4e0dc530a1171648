import "../testing/indexed-db.ts";
import "fake-indexeddb/auto";
import { jest } from "@jest/globals";
import { act, render, screen, waitFor } from "@testing-library/react";
import type { Role } from "@app/domain/enums.ts";
import { Toasts } from "@app/ui/feedback/toasts.tsx";
import { recentPages, rememberPage } from "../shared/browser/recent-pages.ts";
import { keepDrafts, readDrafts } from "../shared/drafts/draft-store.ts";
import type { SessionStatus } from "../shared/session/session-context.ts";
import { recentChanges, rememberChange } from "../shared/undo/recent-changes.ts";
import { aViewer } from "../testing/viewer.ts";
import { useLostRights } from "./lost-rights.ts";

const person = aViewer().id;
const customer = "/app/tutoring/customers/c1";
const words = "/app/langauge-app/words-list";
const placeOf = (form: string) => ({ person, form, id: "1" });
const told = "Your role has changed. You can no longer open this page.";

function Portal({ session, at }: { session: SessionStatus; at: string }) {
  useLostRights(session, at);
  return <Toasts />;
}

const as = (role: Role | null, changes = {}): SessionStatus => ({
  status: "signed-in",
  viewer: aViewer(role, { id: person, ...changes }),
});

const draft = (page: string) => ({ at: new Date().toISOString(), version: 1, start: {}, values: { phone: "1" }, page });
const left = async () => ({
  pages: recentPages(person).map(({ title }) => title),
  drafts: await Promise.all(["customer", "word"].map(async (form) => (await readDrafts(placeOf(form), 0)).length)),
  changes: recentChanges(person).length,
});

beforeEach(async () => {
  rememberPage(person, { title: "Words", href: words });
  rememberPage(person, { title: "Ngozi Eze", href: customer });
  rememberChange(person, { kind: "CUSTOMER", id: "c1", version: 2, name: "Ngozi Eze", text: "Saved." }, 0);
  await keepDrafts(placeOf("customer"), [draft(customer)]);
  await keepDrafts(placeOf("word"), [draft(words)]);
});

function change(from: SessionStatus, to: SessionStatus, at: string) {
  const { rerender } = render(<Portal session={from} at={at} />);
  rerender(<Portal session={to} at={at} />);
}

it("keeps nothing of pages that a new role may not open, and says that the page has been closed", async () => {
  change(as("admin"), as("content-creator"), customer);
  expect(await screen.findByText(told)).toBeVisible();
  await waitFor(async () => expect(await left()).toEqual({ pages: ["Words"], drafts: [0, 1], changes: 0 }));
});

it("says nothing where the page stays open", async () => {
  change(as("admin"), as("content-creator"), words);
  await waitFor(async () => expect((await left()).drafts).toEqual([0, 1]));
  expect(screen.queryByText(told)).toBeNull();
});

it("keeps everything while somebody views as another role, and when they come back", async () => {
  const viewing = as("content-creator", { viewingUntil: "2099-01-01T00:00:00Z" });
  const { rerender } = render(<Portal session={as("super-admin")} at={customer} />);
  rerender(<Portal session={viewing} at={customer} />);
  rerender(<Portal session={as("super-admin")} at={customer} />);
  await new Promise((over) => setTimeout(over, 50));
  expect(await left()).toEqual({ pages: ["Ngozi Eze", "Words"], drafts: [1, 1], changes: 1 });
});

it("keeps nothing at all of a person whose account is suspended", async () => {
  change(as("admin"), { status: "signed-out", remember: false, suspended: { message: "", person } }, customer);
  await waitFor(async () => expect(await left()).toEqual({ pages: [], drafts: [0, 0], changes: 0 }));
});

it("looks once after the start, since the role may have changed meanwhile", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"] });
  render(<Portal session={as("content-creator")} at={words} />);
  act(() => {
    jest.advanceTimersByTime(5_000);
  });
  jest.useRealTimers();
  await waitFor(async () => expect((await left()).pages).toEqual(["Words"]));
});
