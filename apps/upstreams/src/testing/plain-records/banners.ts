import type { PlainRecord } from "./plain-record.ts";

const nobody = "f".repeat(24);

export const plainBanners: PlainRecord = {
  kind: "banner",
  title: "Banner",
  server: "v2",
  path: "/billing/banners",
  label: "title",
  writer: "director",
  actor: "director",
  draft: (number) => ({ title: `Ẹ̀kọ́ ${number}`, placement: "app-lessons", startsOn: "2026-01-01" }),
  added: {
    ...{ status: "draft", standing: "draft", audience: "everyone", priority: 0, dismissible: true, edition: 1 },
    ...{ impressions: 0, clicks: 0, regionIds: [], subjects: [] },
  },
  change: { body: "Ẹ káàbọ̀", priority: 40, dismissible: false, endsOn: "2026-12-31" },
  refused: [
    [{ title: " " }, { title: "Title is required." }],
    [{ title: "x".repeat(61) }, { title: "Title must be 60 characters or fewer." }],
    [{ body: "x".repeat(201) }, { body: "Text must be 200 characters or fewer." }],
    [{ imageFileId: nobody }, { altText: "Describe the image." }],
    [{ imageFileId: nobody, altText: "A drum" }, { imageFileId: "This file is no longer there. Upload it again." }],
    [{ ctaLabel: "Book" }, { ctaUrl: "Add both a button label and a link." }],
    [{ ctaUrl: "https://example.org" }, { ctaLabel: "Add both a button label and a link." }],
    [
      { ctaLabel: "Book", ctaUrl: "http://example.org" },
      { ctaUrl: "Enter a full web address starting with https://." },
    ],
    [
      { audience: "churned" },
      { audience: "Banners can be for everyone or for leads until the apps say who is signed in." },
    ],
    [{ priority: 101 }, { priority: "Priority must be between 0 and 100." }],
    [{ regionIds: [nobody] }, { regionIds: "The selected region no longer exists." }],
    [{ promoId: nobody }, { promoId: "The selected promo no longer exists." }],
    [{ endsOn: "2025-12-31" }, { endsOn: "The end must be after the start." }],
  ],
  lists: [
    ["?q=ewa", ["15% off for the Ẹwà festival"]],
    ["?q=messages", ["Closed for the Lagos holiday"]],
    ["?standing=expired", ["Closed for the Lagos holiday"]],
    ["?audience=leads", ["New here? Try a lesson"]],
    ["?standing=scheduled", ["Give lessons for the holidays"]],
    ["?placement=website", ["15% off for the Ẹwà festival", "Give lessons for the holidays", "Meet our new tutors"]],
    [
      "?placement=app-home&placement=customer-portal&sort=priority",
      ["New here? Try a lesson", "Closed for the Lagos holiday"],
    ],
  ],
  refusedQueries: [["?standing=used-up", "Choose a valid status."]],
};
