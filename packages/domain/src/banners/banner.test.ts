import { byPreference, prioritiesAfterMove, type Ranked } from "./banner-order.ts";
import { isRobot } from "./banner-counts.ts";
import { bannerStandingOn } from "./banner-states.ts";
import { bannerInput } from "./banner.ts";

const draft = { title: " Ẹ káàbọ̀ ", placement: "website", startsOn: "2026-03-01" };
const problems = (changes: object) =>
  Object.fromEntries(
    (bannerInput.safeParse({ ...draft, ...changes }).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );
const image = { imageFileId: "a".repeat(24) };

it("gives a banner its defaults", () => {
  expect(bannerInput.parse(draft)).toMatchObject({
    ...{ title: "Ẹ káàbọ̀", audience: "everyone", priority: 0, dismissible: true, regionIds: [], subjects: [] },
  });
});

it.each<[object, Record<string, string>]>([
  [{ title: "x".repeat(61) }, { title: "Title must be 60 characters or fewer." }],
  [image, { altText: "Describe the image." }],
  [{ ...image, altText: "A drum" }, {}],
  [{ ctaLabel: "Book" }, { ctaUrl: "Add both a button label and a link." }],
  [{ ctaUrl: "https://example.org" }, { ctaLabel: "Add both a button label and a link." }],
  [
    { ctaLabel: "x".repeat(25), ctaUrl: "https://example.org" },
    { ctaLabel: "Button label must be 24 characters or fewer." },
  ],
  [{ placement: "somewhere" }, { placement: "Choose a valid placement." }],
  [
    { audience: "active" },
    { audience: "Banners can be for everyone or for leads until the apps say who is signed in." },
  ],
  [{ endsOn: "2026-02-28" }, { endsOn: "The end must be after the start." }],
  [{ priority: 101 }, { priority: "Priority must be between 0 and 100." }],
])("judges %j", (changes, refused) => {
  expect(problems(changes)).toEqual(refused);
});

it("shows a banner as scheduled or expired only while it is active", () => {
  const days = { status: "active", startsOn: "2026-03-01", endsOn: "2026-03-31" } as const;
  expect(["2026-02-28", "2026-03-01", "2026-03-31", "2026-04-01"].map((day) => bannerStandingOn(days, day))).toEqual([
    "scheduled",
    "active",
    "active",
    "expired",
  ]);
  expect(bannerStandingOn({ ...days, status: "paused" }, "2026-04-01")).toBe("paused");
});

const ranked = (...priorities: number[]): Ranked[] =>
  priorities.map((priority, place) => ({ id: `b${place}`, priority, createdAt: new Date(1000 - place) }));

describe("moving a banner", () => {
  const orderAfter = (list: readonly Ranked[], id: string, position: number) => {
    const changes = prioritiesAfterMove(list, id, position);
    const after = list.map((one) => ({ ...one, priority: changes.get(one.id) ?? one.priority }));
    return { order: after.toSorted(byPreference).map((one) => one.id), changed: changes.size, after };
  };

  it.each<[number[], string, number, string, number]>([
    [[80, 40, 10], "b2", 0, "b2 b0 b1", 1],
    [[80, 40, 10], "b0", 2, "b1 b2 b0", 1],
    [[80, 40, 10], "b2", 1, "b0 b2 b1", 1],
    [[80, 40, 10], "b1", 1, "b0 b1 b2", 0],
    // No room: all of them are spread anew, but for the one that has its new priority already.
    [[100, 99], "b1", 0, "b1 b0", 2],
    [[0, 0, 0], "b0", 2, "b1 b2 b0", 2],
    // An older one among equals needs a higher priority.
    [[0, 0, 0], "b2", 0, "b2 b0 b1", 1],
    [[2, 1, 0], "b0", 1, "b1 b0 b2", 1],
  ])("in %j: %s to %i", (priorities, id, position, order, changed) => {
    const result = orderAfter(ranked(...priorities), id, position);
    expect([result.order.join(" "), result.changed]).toEqual([order, changed]);
  });

  it("finds room in every list, up to the most that a placement can have, and keeps priorities from 0 to 100", () => {
    for (const size of [2, 3, 7, 50, 101])
      for (const spread of [0, 1, 100])
        for (const [from, to] of [
          [0, size - 1],
          [size - 1, 0],
          [Math.floor(size / 2), 1],
        ] as const) {
          const list = ranked(...Array.from({ length: size }, (_, place) => Math.min(spread, size - 1 - place)));
          const wanted = list.map((one) => one.id).filter((id) => id !== `b${from}`);
          wanted.splice(to, 0, `b${from}`);
          const { order, after } = orderAfter(list, `b${from}`, to);
          expect(order).toEqual(wanted);
          expect(after.every(({ priority }) => priority >= 0 && priority <= 100)).toBe(true);
        }
  });
});

it.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["facebookexternalhit/1.1 (preview)", true],
  ["curl/8.5.0", true],
  ["", true],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1", false],
])("takes %j for a program: %s", (agent, expected) => {
  expect(isRobot(agent)).toBe(expected);
});
