import type { PartnerKind, PartnerStatus } from "@app/domain/partners/partner-enums.ts";

interface PartnerPlan {
  name: string;
  kind: PartnerKind;
  contactName: string;
  contactEmail: string;
  phone?: string;
  country?: string;
  code: string;
  regions: readonly ("NG" | "UK" | "US")[];
  /** First and last day of the agreement, in days from now; the last may be open. */
  agreement?: { from: number; to?: number; shareBp?: number; earlier?: true };
  madeDaysAgo: number;
  became?: readonly (readonly [status: PartnerStatus, daysAgo: number, reason?: string])[];
  notes?: string;
}

/** Partners of the demo business, in every state. */
export const partnerPlans: readonly PartnerPlan[] = [
  {
    name: "St Mary's Catholic Primary School",
    kind: "school",
    code: "ST-MARYS",
    regions: ["UK"],
    contactName: "Ruth Bello",
    contactEmail: "ruth.bello@stmarys.example",
    phone: "+442079460018",
    country: "GB",
    agreement: { from: -400, to: 330, shareBp: 1000, earlier: true },
    madeDaysAgo: 420,
    became: [["active", 398]],
    notes: "Igbo club on Thursdays after school. Invoices go to parents, not to the school.",
  },
  {
    name: "Ọgbakọ Ndị Igbo Manchester",
    kind: "community",
    code: "OGBAKO",
    regions: ["UK"],
    contactName: "Chidi Nwosu",
    contactEmail: "chair@ogbako.example",
    country: "GB",
    agreement: { from: -345, to: 20, shareBp: 750 },
    madeDaysAgo: 350,
    became: [["active", 344]],
  },
  {
    name: "Ẹgbẹ́ Ọmọ Yorùbá Houston",
    kind: "community",
    code: "EOY-HOUSTON",
    regions: ["US"],
    contactName: "Tolu Adeyemi",
    contactEmail: "tolu@eoyhouston.example",
    phone: "+17135550142",
    country: "US",
    agreement: { from: -200, shareBp: 500 },
    madeDaysAgo: 210,
    became: [["active", 199]],
  },
  {
    name: "Redeemer Chapel Peckham",
    kind: "church",
    code: "REDEEMER-SE15",
    regions: ["UK"],
    contactName: "Pastor Grace Okon",
    contactEmail: "office@redeemerpeckham.example",
    country: "GB",
    madeDaysAgo: 150,
    became: [["active", 140, "The church council has agreed by letter; the agreement follows."]],
  },
  {
    name: "Zenith Energy Services",
    kind: "company",
    code: "ZENITH",
    regions: ["NG", "UK"],
    contactName: "Amaka Eze",
    contactEmail: "people@zenithenergy.example",
    phone: "+2348031234567",
    country: "NG",
    agreement: { from: -120, to: 245, shareBp: 1250 },
    madeDaysAgo: 130,
    became: [["active", 119]],
  },
  {
    name: "Heritage Tongues Foundation",
    kind: "NGO",
    code: "HERITAGE",
    regions: ["NG"],
    contactName: "Funmi Alabi",
    contactEmail: "funmi@heritagetongues.example",
    country: "NG",
    agreement: { from: -500, to: -15 },
    madeDaysAgo: 510,
    became: [["active", 499]],
    notes: "The new agreement is with their board.",
  },
  {
    name: "Diaspora Learning Agency",
    kind: "agency",
    code: "DLA",
    regions: ["US", "UK"],
    contactName: "Kevin Osei",
    contactEmail: "kevin@dla.example",
    country: "US",
    agreement: { from: -260, to: 105, shareBp: 1500 },
    madeDaysAgo: 270,
    became: [
      ["active", 259],
      ["suspended", 18, "Two months of figures were wrong. Waiting for their answer."],
    ],
  },
  {
    name: "Lekki British Nursery",
    kind: "school",
    code: "LEKKI-NURSERY",
    regions: ["NG"],
    contactName: "Mrs Ngozi Umeh",
    contactEmail: "head@lekkinursery.example",
    country: "NG",
    agreement: { from: -90, to: 275, shareBp: 800 },
    madeDaysAgo: 95,
    became: [
      ["active", 89],
      ["suspended", 6, "Changing owners."],
    ],
  },
  {
    name: "Bright Minds Academy",
    kind: "school",
    code: "BRIGHT-MINDS",
    regions: ["US"],
    contactName: "Dana Whitfield",
    contactEmail: "dana@brightminds.example",
    country: "US",
    agreement: { from: 12, to: 377, shareBp: 900 },
    madeDaysAgo: 9,
  },
  {
    name: "Ìbàdàn Old Students, London",
    kind: "community",
    code: "IOS-LONDON",
    regions: ["UK"],
    contactName: "Wale Ògúnlésì",
    contactEmail: "wale.iosl@gmail.com",
    madeDaysAgo: 4,
  },
  {
    name: "Kora Childcare",
    kind: "company",
    code: "KORA",
    regions: ["NG"],
    contactName: "Ibrahim Musa",
    contactEmail: "ibrahim@kora.example",
    country: "NG",
    agreement: { from: -420, to: -55, shareBp: 600 },
    madeDaysAgo: 430,
    became: [
      ["active", 419],
      ["ended", 54, "They did not renew."],
    ],
  },
  {
    name: "Sunrise Volunteers",
    kind: "other",
    code: "SUNRISE",
    regions: [],
    contactName: "Lara Bright",
    contactEmail: "lara@sunrise.example",
    madeDaysAgo: 240,
    became: [
      ["active", 230, "A trial for one summer, without an agreement."],
      ["ended", 12, "The summer is over."],
    ],
  },
];
