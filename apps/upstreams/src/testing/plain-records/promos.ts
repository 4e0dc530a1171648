import type { PlainRecord } from "./plain-record.ts";

const nobody = "f".repeat(24);

export const plainPromos: PlainRecord = {
  kind: "promo",
  title: "Promo",
  server: "v2",
  path: "/billing/promos",
  label: "code",
  writer: "director",
  actor: "director",
  draft: (number) => ({
    code: `TEST-${number}`,
    name: "Ẹ̀kọ́ Offer",
    discountType: "percent",
    percentBp: 1250,
    appliesTo: ["pre-payment"],
    startsOn: "2026-01-01",
  }),
  added: {
    status: "draft",
    standing: "draft",
    amounts: [],
    maxPerCustomer: 1,
    stackable: false,
    redemptions: 0,
    given: [],
  },
  change: { name: "Ẹ̀kọ́ for all", stackable: true, endsOn: "2026-12-31" },
  refused: [
    [{ name: " " }, { name: "Name is required." }],
    [{ code: "ewa15" }, { code: "This code is already in use." }],
    [{ code: "A B" }, { code: "Use 3 to 24 letters, numbers or hyphens." }],
    [{ percentBp: 10_001 }, { percentBp: "Percentage must be between 0.01 and 100." }],
    [{ discountType: "amount" }, { amounts: "Enter an amount in at least one currency." }],
    [{ regionIds: [nobody] }, { regionIds: "The selected region no longer exists." }],
    [{ customerScope: "listed", customerIds: [nobody] }, { customerIds: "The selected customer no longer exists." }],
    [{ endsOn: "2025-12-31" }, { endsOn: "The end must be after the start." }],
  ],
  lists: [
    ["?q=ewa", ["EWA15"]],
    ["?q=festival", ["EWA15"]],
    ["?standing=scheduled", ["IGBO-SUMMER"]],
    ["?standing=draft&standing=paused&sort=code", ["COMEBACK", "LAGOS-PODS"]],
    ["?discountType=amount&sort=code", ["COMEBACK", "IGBO-SUMMER"]],
    ["?appliesTo=group&sort=-code", ["LAGOS-PODS", "IGBO-SUMMER"]],
    ["?customerScope=new-customers", ["FIRSTFREE"]],
    ["?subject=Yoruba", ["EWA15"]],
  ],
  refusedQueries: [["?standing=gone", "Choose a valid status."]],
};
