import { aPicture, idOf, uploadFile } from "../../testing/files.ts";
import { eventsToken, openWorld, type Caller, type One, type World } from "../../testing/world.ts";
import type { BannerEditionRecord, BannerRecord } from "./banner.record.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  // What the demo shows is out of the way.
  await world.rows("update banners set status = 'paused'");
});
afterAll(() => world.close());

const path = "/billing/banners";
const misleads = /without a user name, password or backslash\.$/;
type Refused = { error?: string; fields?: Record<string, string> };
const post = async (at: string, body: object, as: Caller = "director") => {
  const { status, body: said } = await world.v2<One<BannerRecord> & Refused>("post", at, { as, body });
  return { ...said, status };
};

let number = 0;
const draft = (changes: object = {}) => ({
  ...{ title: `Banner ${++number}`, placement: "website", startsOn: "2026-01-01" },
  ...changes,
});
async function active(changes: object = {}): Promise<BannerRecord> {
  const { data, error } = await post(path, draft(changes));
  if (error) throw new Error(error);
  return (await post(`${path}/${data._id}/activate`, { version: data.version })).data;
}
const bannerById = async (id: string) =>
  (await world.v2<{ data: BannerRecord[] }>("get", `${path}?id=${id}`, { as: "admin" })).body.data[0] as BannerRecord;
const fire = (event: string, { _id, version }: BannerRecord, as: Caller = "director") =>
  post(`${path}/${_id}/${event}`, { version }, as);
const save = (body: object, as: Caller = "director") =>
  world.v2<One<BannerRecord> & Refused>("patch", path, { as, body });
interface Shown {
  banner: { id: string; title: string; edition: number; code: string | null } | null;
}
const shown = async (query: string) => (await world.v2<Shown>("get", `${path}/shown?${query}`)).body.banner;
const titleAt = async (query: string) => (await shown(query))?.title ?? null;
const archiveAll = () => world.rows("update banners set status = 'archived'");

describe("what shows", () => {
  beforeEach(archiveAll);

  it("is one banner: the highest priority, then the newest, and nothing once it rests", async () => {
    const low = await active({ title: "Low", priority: 10 });
    world.pass(1);
    const newer = await active({ title: "Newer", priority: 10 });
    expect(await titleAt("placement=website")).toBe("Newer");
    const high = await active({ title: "High", priority: 11 });
    expect(await titleAt("placement=website")).toBe("High");
    expect(await titleAt("placement=app-home")).toBeNull();
    await fire("pause", high);
    expect(await titleAt("placement=website")).toBe("Newer");
    await fire("archive", newer);
    expect(await titleAt("placement=website")).toBe("Low");
    await fire("pause", low);
    expect(await titleAt("placement=website")).toBeNull();
  });

  it("names nobody, and no more than what is shown", async () => {
    await active({
      body: "Text",
      ctaLabel: "Book",
      ctaUrl: "https://example.org/",
      title: "Shown",
      dismissible: false,
    });
    expect(Object.keys((await shown("placement=website")) ?? {}).toSorted()).toEqual([
      "altText",
      "body",
      "code",
      "ctaLabel",
      "ctaUrl",
      "dismissible",
      "edition",
      "id",
      "imageFileId",
      "title",
    ]);
  });

  it("follows the region that is asked for, and its days", async () => {
    const [lagos] = await world.rows<{ id: string }>("select id from regions where code = 'NG'");
    await active({ title: "Everywhere", priority: 1 });
    await active({ title: "Nigeria", regionIds: [lagos?.id], priority: 2 });
    expect(await titleAt("placement=website")).toBe("Everywhere");
    expect(await titleAt("placement=website&region=uk")).toBe("Everywhere");
    expect(await titleAt("placement=website&region=ng")).toBe("Nigeria");
    await active({ title: "From the sixth", startsOn: "2026-01-06", priority: 9 });
    // 23:30 UTC is half past midnight in Lagos.
    const minutes = 14.5 * 60;
    world.pass(minutes);
    expect(await titleAt("placement=website&region=ng")).toBe("From the sixth");
    expect(await titleAt("placement=website&region=uk")).toBe("Everywhere");
    world.pass(-minutes);
  });

  it("stands beside its subjects alone", async () => {
    await active({ title: "Yoruba", subjects: ["Yoruba"] });
    expect(await titleAt("placement=website")).toBeNull();
    expect(await titleAt("placement=website&subject=Igbo")).toBeNull();
    expect(await titleAt("placement=website&subject=Yoruba")).toBe("Yoruba");
  });

  it("passes over a banner whose promo cannot be used, and names the code of one that can", async () => {
    const terms = { discountType: "percent", percentBp: 1000, appliesTo: ["pre-payment"], startsOn: "2026-01-01" };
    const promo = (await post("/billing/promos", { ...terms, code: "BAN-1", name: "B" })).data;
    const banner = await active({ title: "Offer", promoId: promo._id });
    expect(await shown("placement=website")).toBeNull();
    await post(`/billing/promos/${promo._id}/activate`, { version: 1 });
    expect(await shown("placement=website")).toMatchObject({ title: "Offer", code: "BAN-1" });
    await post(`/billing/promos/${promo._id}/archive`, { version: 2 });
    expect(await shown("placement=website")).toBeNull();
    const refused = await post(path, draft({ promoId: promo._id }));
    expect(refused.fields).toEqual({ promoId: "This promo is archived. Choose another one." });
    expect(banner.promoId).toBe(promo._id);
  });

  it("passes over a banner whose promo is for another region or for certain customers, and refuses one that never shows", async () => {
    const [nigeria, uk] = ["NG", "UK"].map(async (code) => {
      const [region] = await world.rows<{ id: string }>("select id from regions where code = $1", [code]);
      return region?.id;
    });
    const terms = { discountType: "percent", percentBp: 1000, appliesTo: ["pre-payment"], startsOn: "2026-01-01" };
    const promo = async (code: string, changes: object) => {
      const { data } = await post("/billing/promos", { ...terms, code, name: "B", ...changes });
      return (await post(`/billing/promos/${data._id}/activate`, { version: data.version })).data;
    };
    const local = await promo("BAN-NG", { regionIds: [await nigeria] });
    await active({ title: "For Nigeria", promoId: local._id });
    expect(await titleAt("placement=website&region=ng")).toBe("For Nigeria");
    expect(await titleAt("placement=website&region=uk")).toBeNull();
    expect(await titleAt("placement=website")).toBeNull();

    const elsewhere = "This promo cannot be used in the banner's regions. Choose another one, or other regions.";
    expect((await post(path, draft({ promoId: local._id, regionIds: [await uk] }))).fields).toEqual({
      promoId: elsewhere,
    });
    const both = (await post(path, draft({ promoId: local._id, regionIds: [await uk, await nigeria] }))).data;
    const narrowed = await save({ _id: both._id, version: both.version, regionIds: [await uk] });
    expect(narrowed.body.fields).toEqual({ promoId: elsewhere });

    const [somebody] = await world.rows<{ id: string }>("select id from customers where archived_at is null limit 1");
    const listed = await promo("BAN-LIST", { customerScope: "listed", customerIds: [somebody?.id] });
    expect((await post(path, draft({ promoId: listed._id }))).fields).toEqual({
      promoId: "This promo is for certain customers, and anybody may see a banner. Choose another one.",
    });
    await world.rows("update banners set promo_id = $1 where title = 'For Nigeria'", [listed._id]);
    expect(await shown("placement=website&region=ng")).toBeNull();
  });

  const link = (ctaUrl: string) => ({ ctaLabel: "Go", ctaUrl });
  it.each([
    ["a link with a password", link("https://u:p@example.com"), { ctaUrl: misleads }],
    ["a link with a backslash", link("https://example.com\\@evil.com"), { ctaUrl: misleads }],
    [
      "an endless link",
      link(`https://example.com/${"a".repeat(2000)}`),
      { ctaUrl: /must be 2000 characters or fewer\.$/ },
    ],
    ["a text that turns round", { body: "Half \u202eecirp" }, { body: /hidden characters that reverse the text\.$/ }],
    ["a day that no database has", { startsOn: "0001-01-01" }, { startsOn: /^Enter a valid date\.$/ }],
  ])("refuses %s", async (_, changes, fields) => {
    const refused = await post(path, draft(changes));
    const [[field, said]] = Object.entries(fields) as [[string, RegExp]];
    expect([refused.status, refused.fields]).toEqual([422, { [field]: expect.stringMatching(said) }]);
  });

  it.each([
    ["placement=somewhere", "placement"],
    ["region=uk", "placement"],
    ["placement=website&region=xx", "region"],
    ["placement=website&subject=Welsh", "subject"],
  ])("refuses to look for %s", async (query, field) => {
    const { status, body } = await world.v2<Refused>("get", `${path}/shown?${query}`);
    expect([status, Object.keys(body.fields ?? {})[0]?.split(".")[0]]).toEqual([422, field]);
  });
});

describe("counts", () => {
  const send = (batchId: string, counts: object[], token: string | null = eventsToken) =>
    world.v2<{ isNew: boolean }>("post", `${path}/counts`, {
      body: { batchId, counts },
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
  const batch = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

  it("are added once for each batch, to the version that was seen", async () => {
    const { _id: bannerId, version } = await active();
    const seen = { bannerId, edition: 1, impressions: 40, clicks: 3 };
    expect((await send(batch(1), [seen])).body).toEqual({ isNew: true });
    expect((await send(batch(1), [seen])).body).toEqual({ isNew: false });
    expect(await bannerById(bannerId)).toMatchObject({ edition: 1, impressions: 40, clicks: 3 });

    await save({ _id: bannerId, version, title: "Said anew" });
    await send(batch(2), [
      { ...seen, impressions: 1, clicks: 0 },
      { ...seen, edition: 2, impressions: 5, clicks: 1 },
      { ...seen, bannerId: "e".repeat(24) },
    ]);
    expect(await bannerById(bannerId)).toMatchObject({ edition: 2, impressions: 5, clicks: 1 });
    const { body } = await world.v2<BannerEditionRecord[]>("get", `${path}/${bannerId}/editions`, { as: "admin" });
    expect(body.map(({ number: of, title, impressions, clicks }) => [of, title, impressions, clicks])).toEqual([
      [2, "Said anew", 5, 1],
      [1, expect.stringMatching(/^Banner/), 41, 3],
    ]);
  });

  it("are taken from the gateway alone", async () => {
    expect((await send(batch(3), [], null)).status).toBe(401);
    expect((await send(batch(3), [], "another")).status).toBe(401);
  });

  it("begin anew only with what is said, once somebody has seen it", async () => {
    const banner = await active({ title: "First" });
    const { data } = (await save({ _id: banner._id, version: banner.version, title: "Second" })).body;
    expect(data.edition).toBe(1);
    await send(batch(4), [{ bannerId: banner._id, edition: 1, impressions: 1, clicks: 0 }]);
    const later = (await save({ _id: banner._id, version: data.version, priority: 7, endsOn: "2026-06-30" })).body.data;
    expect(later.edition).toBe(1);
    expect((await save({ _id: banner._id, version: later.version, body: "More" })).body.data.edition).toBe(2);
  });
});

it("moves a banner among those of its placement, with an entry for each that changes", async () => {
  await archiveAll();
  const one = await active({ placement: "app-home", title: "One", priority: 9 });
  const two = await active({ placement: "app-home", title: "Two", priority: 8 });
  const three = await active({ placement: "app-home", title: "Three", priority: 7 });
  const order = async () =>
    (
      await world.v2<{ data: BannerRecord[] }>("get", `${path}?placement=app-home&standing=active`, { as: "admin" })
    ).body.data.map(({ title }) => title);
  expect(await order()).toEqual(["One", "Two", "Three"]);
  const moved = await post(`${path}/${three._id}/move`, { version: three.version, position: 0 });
  expect(moved.data).toMatchObject({ priority: 10 });
  expect(await order()).toEqual(["Three", "One", "Two"]);
  expect(await titleAt("placement=app-home")).toBe("Three");
  const stale = await post(`${path}/${three._id}/move`, { version: three.version, position: 2 });
  expect(stale.status).toBe(409);
  expect((await post(`${path}/${one._id}/move`, { version: one.version, position: 0 }, "admin")).status).toBe(403);
  await fire("archive", two);
  const gone = await post(`${path}/${two._id}/move`, { version: two.version + 1, position: 0 });
  expect(gone.error).toBe("This banner is archived, so it cannot be moved.");
});

it("leaves drafts to admins and the rest to directors, and refuses what is over or archived", async () => {
  const mine = (await post(path, draft(), "admin")).data;
  expect((await fire("activate", mine, "admin")).status).toBe(403);
  const live = (await fire("activate", mine)).data;
  const late = await save({ _id: live._id, version: live.version, title: "Other" }, "admin");
  expect(late.body.error).toBe("Only directors may change a banner that has been activated.");
  const over = (await post(path, draft({ endsOn: "2026-01-04" }))).data;
  expect((await fire("activate", over)).fields).toEqual({
    endsOn: "The last day is over. Choose a later one before the banner is activated.",
  });
  const put = (await fire("archive", live)).data;
  const archived = await save({ _id: put._id, version: put.version, title: "Other" });
  expect(archived.body.error).toBe("This banner is archived, so it cannot be edited.");
  expect((await world.v2("get", path, { as: "content-manager" })).status).toBe(403);
});

it("keeps an image of those who write banners, takes it by what it holds, and copies it with the rest", async () => {
  const picture = await aPicture();
  const imageFileId = idOf(await uploadFile(world, "director", { kind: "banner-image", ...picture }));
  const banner = (await post(path, draft({ imageFileId, altText: "A drum" }))).data;
  expect(banner.imageFileId).toBe(imageFileId);
  const copy = (await fire("copy", banner)).data;
  expect(copy).toMatchObject({ title: banner.title, imageFileId, status: "draft", edition: 1, impressions: 0 });
  const text = { kind: "banner-image", name: "a.png", content: Buffer.from("GIF89a and more") };
  expect((await uploadFile(world, "director", text)).status).toBe(422);
  const without = await save({ _id: banner._id, version: banner.version, altText: null });
  expect(without.body.fields).toEqual({ altText: "Describe the image." });
});
