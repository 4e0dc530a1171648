import type { Page, World } from "../world.ts";
import { letter, type PlainRecord } from "./plain-record.ts";

async function policyId(world: World): Promise<string | undefined> {
  const { body } = await world.v2<Page<{ _id: string }>>("get", "/admin/cancellation-policy", { as: "director" });
  return body.data[0]?._id;
}

export const plainRegions: PlainRecord = {
  kind: "region",
  title: "Region",
  server: "v2",
  path: "/admin/region",
  label: "code",
  writer: "director",
  actor: "super-admin",
  draft: async (number, world) => ({
    code: `Q${letter(number)}`,
    name: `Office ${number}`,
    currency: "USD",
    timeZone: "Africa/Accra",
    cancellationPolicyId: await policyId(world),
  }),
  added: { taxRateBp: 0, active: true, archivedAt: null, customers: 0, tutors: 0 },
  change: { name: "Renamed", taxRateBp: 750 },
  refused: [
    [{ code: "" }, { code: "Code is required." }],
    [{ code: "uk" }, { code: "Code is already in use." }],
    [{ code: "tutors" }, { code: "This code is already a page of the portal. Choose another." }],
    [{ currency: "EUR" }, { currency: "Choose USD, NGN or GBP." }],
    [{ timeZone: "Mars" }, { timeZone: "Choose a valid time zone." }],
    [{ taxRateBp: 1.5 }, { taxRateBp: "Tax rate must be a whole number." }],
    [
      { cancellationPolicyId: "f".repeat(24) },
      { cancellationPolicyId: "The selected cancellation policy no longer exists." },
    ],
    [
      { name: "", timeZone: "Mars" },
      { name: "Name is required.", timeZone: "Choose a valid time zone." },
    ],
  ],
  lists: [
    ["", ["NG", "UK", "US"]],
    ["?sort=-code", ["US", "UK", "NG"]],
    ["?sort=name", ["NG", "UK", "US"]],
    ["?sort=-name", ["US", "UK", "NG"]],
    ["?q=KINGDOM", ["UK"]],
    ["?q=uni%20sta", ["US"]],
    ["?q=%25", []],
    ["?code=ng", ["NG"]],
    ["?currency=GBP&currency=NGN", ["NG", "UK"]],
    ["?active=true", ["NG", "UK", "US"]],
    ["?active=false", []],
    ["?pageSize=2&page=2", ["US"]],
  ],
  refusedQueries: [
    ["?currency=EUR", "Choose a valid currency."],
    ["?active=maybe", "Choose a valid active."],
  ],
  archiving: { archived: { active: false }, restored: { active: true, archivedAt: null } },
};
