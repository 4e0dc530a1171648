import type { PlainRecord } from "./plain-record.ts";

export const plainCancellationPolicies: PlainRecord = {
  kind: "cancellation-policy",
  title: "Cancellation policy",
  server: "v2",
  path: "/admin/cancellation-policy",
  label: "name",
  writer: "director",
  actor: "super-admin",
  draft: (number) => ({ name: `Terms ${number}` }),
  added: { windowHours: 24, lateCancelPercent: 100, graceMinutes: 15, outageIsFree: true, regions: 0 },
  change: { name: "Renamed", windowHours: 36, outageIsFree: false },
  refused: [
    [{ name: " " }, { name: "Name is required." }],
    [{ name: "STANDARD, ùk" }, { name: "Name is already in use." }],
    [{ windowHours: 169 }, { windowHours: "Hours before the start must be between 0 and 168." }],
    [{ noShowPercent: 100.5 }, { noShowPercent: "Charge for a no-show must be a whole number." }],
    [{ outageIsFree: "maybe" }, { outageIsFree: "Choose yes or no." }],
  ],
  lists: [
    ["", ["Gentle", "Standard, Nigeria", "Standard, UK", "Standard, US", "Strict"]],
    ["?sort=-name&pageSize=2", ["Strict", "Standard, US"]],
    ["?sort=-createdAt&pageSize=1&q=st", ["Strict"]],
    ["?q=NIGERIA", ["Standard, Nigeria"]],
    ["?q=gentle%20x", []],
  ],
};
