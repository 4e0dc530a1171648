import { jest } from "@jest/globals";
import { graphql } from "graphql";
import { contextFor } from "../../testing/context.ts";
import { schema } from "../schema.ts";

const pageJob = {
  _id: "j1",
  kind: "groups-publish",
  state: "waiting",
  total: 1,
  done: 0,
  skipped: 0,
  failed: 0,
  error: null,
  askedAt: "2026-01-05T09:00:00.000Z",
  startedAt: null,
  endedAt: null,
  retryOf: null,
  fetchUntil: null,
};

it("has those of one kind alone done in bulk and written to a file, whatever else the filter says", async () => {
  const start = jest.fn((..._: unknown[]) => Promise.resolve(pageJob));
  const write = jest.fn((..._: unknown[]) => Promise.resolve(pageJob));
  const source = `mutation {
    groupLessonsBulkAction(kind: GROUPS_CANCEL, groupKind: VIRTUAL_IMMERSION, choice: { excludeIds: [], count: 1 },
      filter: { status: [DRAFT] }, reason: "No tutor.") { job { id } userErrors { message } }
    groupLessonsExport(groupKind: LEARNING_POD, filter: { hasPlaces: true }, sort: TITLE_ASC, as: { format: CSV }) {
      job { id } userErrors { message } } }`;
  const accountJobs = { start, export: write } as never;
  const { data, errors } = await graphql({
    schema,
    source,
    contextValue: contextFor("admin", { accountJob: accountJobs }),
  });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ groupLessonsBulkAction: { userErrors: [] }, groupLessonsExport: { userErrors: [] } });
  const [kind, choice, payload] = start.mock.calls[0] ?? [];
  expect([kind, choice, payload]).toEqual([
    "groups-cancel",
    { query: "status=draft&kind=virtual-immersion", excludeIds: [], count: 1 },
    { reason: "No tutor." },
  ]);
  expect(write.mock.calls[0]?.[0]).toMatchObject({
    kind: "groups-export",
    format: "csv",
    query: "sort=title&hasPlaces=true&kind=learning-pod",
  });
});

it("looks at dates before they are added, and enrols for all of them", async () => {
  const planned = jest.fn((..._: unknown[]) =>
    Promise.resolve([
      {
        date: "2026-03-29",
        start: "2026-03-29T00:30:00Z",
        end: "2026-03-29T01:30:00Z",
        clockChange: "gap",
        conflicts: [],
      },
    ]),
  );
  const enrol = jest.fn((..._: unknown[]) =>
    Promise.resolve([
      {
        _id: "i1",
        start: "2026-03-29T17:00:00Z",
        localDate: "2026-03-29",
        localTime: "18:00",
        status: null,
        reason: "Full.",
      },
    ]),
  );
  const contextValue = contextFor("admin", { groupLesson: { planned, enrol } as never });
  const asked = `{ plannedGroupDates(input: { date: "2026-03-29", time: "01:30", timeZone: "Europe/London", weeks: 1,
    durationMinutes: 60, tutorIds: ["t1"] }) { clockChange } }`;
  const looked = await graphql({ schema, source: asked, contextValue });
  expect(looked.data).toEqual({ plannedGroupDates: [{ clockChange: "GAP" }] });
  const source = `mutation { groupLessonEnrol(id: "g1", learnerId: "l1", waits: true, idempotencyKey: "k") {
    dates { id name status reason } } }`;
  const { data } = await graphql({ schema, source, contextValue });
  expect(data?.groupLessonEnrol).toEqual({
    dates: [{ id: "i1", name: "2026-03-29 at 18:00", status: null, reason: "Full." }],
  });
  expect(enrol).toHaveBeenCalledWith("g1", { learnerId: "l1", waits: true }, "k");
});

it("counts the choices of a filter among those of one kind alone", async () => {
  const facets = jest.fn((_query: string) =>
    Promise.resolve([{ name: "status", counts: [{ value: "published", count: 3 }] }]),
  );
  const source = `{ groupLessonFacets(kind: VIRTUAL_IMMERSION, by: ["status"], filter: { hasPlaces: true }) {
    name counts { value count } } }`;
  const { data, errors } = await graphql({
    schema,
    source,
    contextValue: contextFor("admin", { groupLesson: { facets } }),
  });
  expect(errors).toBeUndefined();
  const asked = new URLSearchParams(facets.mock.calls[0]?.[0]);
  expect([...asked.entries()].toSorted()).toEqual([
    ["by", "status"],
    ["hasPlaces", "true"],
    ["kind", "virtual-immersion"],
  ]);
  expect(data?.groupLessonFacets).toMatchObject([{ counts: [{ value: "published", count: 3 }] }]);
});

it("reads the picture and the curriculum of a group lesson, and keeps the link of a recording", async () => {
  const lesson = { _id: "g1", coverImage: "f1", coverAlt: "Drums", curriculumId: "c1", resources: [] };
  const byId = jest.fn((..._: unknown[]) => Promise.resolve(lesson));
  const fire = jest.fn((..._: unknown[]) => Promise.resolve({ _id: "i1", recordingUrl: "https://example.com/1" }));
  const contextValue = contextFor("admin", {
    groupLesson: { byId } as never,
    groupInstance: { fire } as never,
    files: { byIds: () => Promise.resolve([{ _id: "f1", url: "/files/f1" }]) } as never,
    curriculum: { byIds: () => Promise.resolve([{ _id: "c1", name: "Igbo for children" }]) } as never,
  });
  const asked = `{ groupLesson(id: "g1") { coverImage { url } coverAlt curriculum { name } resources { title } } }`;
  const read = await graphql({ schema, source: asked, contextValue });
  expect(read.errors).toBeUndefined();
  expect(read.data?.["groupLesson"]).toEqual({
    coverImage: { url: "/files/f1" },
    coverAlt: "Drums",
    curriculum: { name: "Igbo for children" },
    resources: [],
  });
  const source = `mutation { groupInstanceSetRecording(id: "i1", version: 2, recordingUrl: "https://example.com/1") {
    groupInstance { recordingUrl } userErrors { message } } }`;
  const saved = await graphql({ schema, source, contextValue });
  expect(saved.data?.["groupInstanceSetRecording"]).toMatchObject({
    groupInstance: { recordingUrl: "https://example.com/1" },
  });
  expect(fire.mock.calls[0]?.slice(0, 3)).toEqual([
    "i1",
    "recording",
    { version: 2, recordingUrl: "https://example.com/1" },
  ]);
});
