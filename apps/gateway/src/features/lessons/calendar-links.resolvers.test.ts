import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { contextFor, type Fakes } from "../../testing/context.ts";
import { schema } from "../schema.ts";
import { CalendarLinksSource } from "./calendar-links.source.ts";

const run = (who: Parameters<typeof contextFor>[0], calendarLinks: Fakes["calendarLinks"], source: string) =>
  graphql({ schema, source, contextValue: contextFor(who, { calendarLinks }) });
const renew =
  'mutation { calendarLinkRenew(input: { personId: "p1", side: CUSTOMER }, idempotencyKey: "k1") { renewed userErrors { message } } }';

it("reads somebody's link, and renews it by its version", async () => {
  const of = jest.fn((_id: string, _side: string) =>
    Promise.resolve({ path: "/feeds/x.ics", version: 2, since: "2026-11-01T09:00:00.000Z" }),
  );
  const read = await run("admin", { of }, '{ calendarLink(personId: "p1", side: TUTOR) { path version since } }');
  expect(read).toEqual({
    data: { calendarLink: { path: "/feeds/x.ics", version: 2, since: "2026-11-01T09:00:00.000Z" } },
  });
  expect(of).toHaveBeenCalledWith("p1", "tutor");
  const done = jest.fn((_body: object, _key?: string | null) => Promise.resolve({}));
  expect((await run("admin", { renew: done }, renew)).data?.calendarLinkRenew).toEqual({
    renewed: true,
    userErrors: [],
  });
  expect(done).toHaveBeenCalledWith({ personId: "p1", side: "customer", version: null }, "k1");
});

it("asks the older server for the link of one person", async () => {
  const get = jest.fn((_path: string) => Promise.resolve({ path: null, version: null, since: null }));
  await new CalendarLinksSource({ get } as never).of("p1", "tutor");
  expect(get.mock.calls[0]?.[0]).toBe("/lessons/calendar-link?personId=p1&side=tutor");
});
