import type { BannerInput } from "@app/domain/banners/banner.ts";
import type { PromoStatus } from "@app/domain/promos/promo-enums.ts";

interface BannerPlan extends Partial<
  Omit<BannerInput, "startsOn" | "endsOn" | "regionIds" | "promoId" | "imageFileId">
> {
  title: string;
  placement: BannerInput["placement"];
  svg?: string;
  /** The code of its promo. */
  code?: string;
  region?: "NG" | "UK" | "US";
  /** First and last day, in days from now; the last may be open. */
  days: { from: number; to?: number };
  status: PromoStatus;
  /** What it said before, with its counts, and the counts of what it says now. */
  counts: { earlier?: { title: string; impressions: number; clicks: number }; impressions: number; clicks: number };
}

const festival = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#f0915a"/><stop offset="1" stop-color="#fbdca6"/></linearGradient></defs>
  <rect width="1280" height="720" fill="url(#sky)"/><circle cx="960" cy="250" r="120" fill="#fff2cc"/>
  <path d="M0 560Q320 430 640 560T1280 520V720H0Z" fill="#8a4b2f"/><path d="M0 640Q320 560 700 640T1280 620V720H0Z" fill="#5c2f22"/>
  <g fill="#7a3e1d"><rect x="300" y="360" width="130" height="200" rx="22"/><rect x="470" y="400" width="110" height="160" rx="20"/></g>
  <g fill="#f7e2bd"><ellipse cx="365" cy="362" rx="72" ry="24"/><ellipse cx="525" cy="402" rx="62" ry="20"/></g>
  <g stroke="#f7e2bd" stroke-width="8" fill="none"><path d="M312 390l52 140 52-140"/><path d="M482 424l43 108 43-108"/></g>
</svg>`;

/** Banners of the demo business: three with counts, and two that nobody has seen. */
export const bannerPlans: readonly BannerPlan[] = [
  {
    title: "15% off for the Ẹwà festival",
    body: "Book five Yoruba lessons and keep the festival going.",
    altText: "Two drums in front of a sunset",
    ctaLabel: "See the offer",
    ctaUrl: "https://example.org/ewa",
    placement: "website",
    svg: festival,
    code: "EWA15",
    priority: 80,
    days: { from: -5, to: 25 },
    status: "active",
    counts: {
      earlier: { title: "Ẹwà festival: 15% off", impressions: 1840, clicks: 39 },
      impressions: 3215,
      clicks: 142,
    },
  },
  {
    title: "New here? Try a lesson",
    body: "Meet a tutor for half an hour and see whether it suits you.",
    ctaLabel: "Book a trial",
    ctaUrl: "https://example.org/trial",
    audience: "leads",
    placement: "app-home",
    priority: 20,
    days: { from: -60 },
    status: "active",
    counts: { impressions: 948, clicks: 61 },
  },
  {
    title: "Closed for the Lagos holiday",
    body: "Lessons go on; we answer messages again the day after.",
    placement: "customer-portal",
    region: "NG",
    priority: 50,
    dismissible: false,
    days: { from: -40, to: -30 },
    status: "active",
    counts: { impressions: 412, clicks: 0 },
  },
  {
    title: "Give lessons for the holidays",
    ctaLabel: "Choose a gift",
    ctaUrl: "https://example.org/gifts",
    placement: "website",
    priority: 60,
    days: { from: 9, to: 40 },
    status: "active",
    counts: { impressions: 0, clicks: 0 },
  },
  {
    title: "Meet our new tutors",
    body: "Eight tutors joined us this autumn.",
    placement: "website",
    priority: 10,
    days: { from: 2 },
    status: "draft",
    counts: { impressions: 0, clicks: 0 },
  },
];
