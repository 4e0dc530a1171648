import * as z from "zod";
import { paymentGateways } from "../billing/billing-enums.ts";
import { gatewayLabels } from "../billing/gateway-labels.ts";
import { reminderChoices, usualReminders } from "../billing/invoice-reminders.ts";
import { disputeDays, objectionHours } from "../lessons/booked-states.ts";
import { unpaidHoldHours } from "../lessons/unpaid-holds.ts";
import { proposalHours, quietDays } from "../lessons/request-states.ts";
import type { Currency } from "../enums.ts";
import { idField, optional, textField, versionField } from "../fields.ts";
import { messages } from "../messages.ts";
import {
  choiceSetting,
  listSetting,
  moneySetting,
  numberSetting,
  urlSetting,
  yesNoSetting,
  type SettingDefinition,
} from "./setting-kinds.ts";

export const settingGroups = {
  lessons: "Lessons",
  credit: "Lesson credit",
  payments: "Payments",
  limits: "Limits for admins",
  hiring: "Hiring",
  partners: "Partners",
  referrals: "Referrals",
} as const;
export type SettingGroup = keyof typeof settingGroups;

interface Placed {
  group: SettingGroup;
  /** `region`: regions may override it. */
  scope: "global" | "region";
}
const inRegions = <Definition>(group: SettingGroup, definition: Definition): Definition & Placed => ({
  ...definition,
  group,
  scope: "region",
});
const everywhere = <Definition>(group: SettingGroup, definition: Definition): Definition & Placed => ({
  ...definition,
  group,
  scope: "global",
});

const gateways = paymentGateways.map((value) => ({ value, label: gatewayLabels[value] }));

const goodwillHelp = "The most goodwill that an admin may grant one customer in a month; above it a director decides";
const proofHelp = "A bank transfer or cash above it needs proof of payment";
const creditNoteHelp = "What an admin may credit of an invoice in all; above it a director decides";
const limitIn = (currency: Currency, amount: number, label: string, help: string) =>
  everywhere("limits", moneySetting({ label, help }, { currency, default: amount }));
const gatewayHelp = "Offered for invoices in this currency";

/**
 * All settings with their defaults; areas add theirs here. Properties of a region or a cancellation policy, such as tax
 * or the grace period, are fields, not settings. Source: domain.md 0.4, 1.2 to 1.7, 2, 5.1, 5.5, 5.6, 6.
 */
export const settingDefinitions = {
  lessonReportRequired: inRegions(
    "lessons",
    yesNoSetting(
      { label: "Lesson report required", help: "Tutors write a short report before they complete a regular lesson" },
      true,
    ),
  ),
  proposalHours: inRegions(
    "lessons",
    numberSetting(
      { label: "Proposals expire after", help: "How long a tutor has to answer a proposed lesson" },
      { unit: "hour", from: 1, to: 336, default: proposalHours },
    ),
  ),
  requestExpiryDays: inRegions(
    "lessons",
    numberSetting(
      { label: "Lesson requests expire after", help: "Without anything happening to them" },
      { unit: "day", from: 1, to: 90, default: quietDays },
    ),
  ),
  unpaidHoldHours: inRegions(
    "lessons",
    numberSetting(
      { label: "Unpaid times are held until", help: "Before the first lesson; then its times are free for others" },
      { unit: "hour", from: 1, to: 336, default: unpaidHoldHours },
    ),
  ),
  objectionHours: inRegions(
    "lessons",
    numberSetting(
      { label: "Time to object", help: "To a no-show, or to a lesson that is confirmed automatically" },
      { unit: "hour", from: 1, to: 336, default: objectionHours },
    ),
  ),
  disputeDays: inRegions(
    "lessons",
    numberSetting(
      { label: "Time to dispute", help: "After a lesson is settled" },
      { unit: "day", from: 1, to: 60, default: disputeDays },
    ),
  ),
  trialFreeOnFirstNoShow: inRegions(
    "lessons",
    yesNoSetting(
      { label: "First missed trial is free", help: "For each learner and subject; the next one is charged" },
      true,
    ),
  ),
  unfundedLesson: inRegions(
    "credit",
    choiceSetting(
      { label: "Lesson without credit", help: "What happens 24 hours before a prepaid lesson that has no credit" },
      [
        { value: "warn", label: "Warn" },
        { value: "hold", label: "Hold the lesson" },
      ],
      "warn",
    ),
  ),
  creditExpires: inRegions("credit", yesNoSetting({ label: "Lesson credit expires", help: "Money never does" }, true)),
  creditDays: inRegions(
    "credit",
    numberSetting(
      { label: "Lesson credit lasts", help: "From the day it is paid for, where it expires" },
      { unit: "day", from: 30, to: 1825, default: 365 },
    ),
  ),
  noShowGoodwillPercent: inRegions(
    "credit",
    numberSetting(
      { label: "Goodwill after a tutor’s no-show", help: "Of a lesson, on top of the credit that is returned" },
      { unit: "percent", from: 0, to: 100, default: 50 },
    ),
  ),
  tutorLateGoodwillPercent: inRegions(
    "credit",
    numberSetting(
      {
        label: "Goodwill when a tutor cancels late",
        help: "Of a lesson, where it is less than 12 hours before the start",
      },
      { unit: "percent", from: 0, to: 100, default: 0 },
    ),
  ),
  gatewaysNGN: everywhere(
    "payments",
    listSetting({ label: "Ways to pay in naira", help: gatewayHelp }, gateways, [
      "PAYSTACK",
      "FLUTTERWAVE",
      "BANK_TRANSFER",
    ]),
  ),
  gatewaysGBP: everywhere(
    "payments",
    listSetting({ label: "Ways to pay in pounds", help: gatewayHelp }, gateways, ["STRIPE", "BANK_TRANSFER"]),
  ),
  gatewaysUSD: everywhere(
    "payments",
    listSetting({ label: "Ways to pay in dollars", help: gatewayHelp }, gateways, ["STRIPE", "BANK_TRANSFER"]),
  ),
  remindOfInvoices: inRegions(
    "payments",
    yesNoSetting(
      { label: "Remind customers of unpaid invoices", help: "By email, without anybody asking for it" },
      true,
    ),
  ),
  reminderDays: inRegions(
    "payments",
    listSetting(
      { label: "Days of reminders", help: "Where customers are reminded; once on each day, until the invoice is paid" },
      reminderChoices,
      usualReminders,
    ),
  ),
  goodwillLimitNGN: limitIn("NGN", 5_000_000, "Goodwill in naira", goodwillHelp),
  goodwillLimitGBP: limitIn("GBP", 5_000, "Goodwill in pounds", goodwillHelp),
  goodwillLimitUSD: limitIn("USD", 6_000, "Goodwill in dollars", goodwillHelp),
  tutorsAppUrl: everywhere(
    "hiring",
    urlSetting(
      { label: "Address of the tutors’ app", help: "New tutors are sent a one-time link to it" },
      "https://tutors.example.com/welcome",
    ),
  ),
  websiteUrl: everywhere(
    "referrals",
    urlSetting(
      { label: "Address of the website", help: "Where referrers’ links lead; the code is passed on in the address" },
      "https://www.example.com",
    ),
  ),
  partnersAppUrl: everywhere(
    "partners",
    urlSetting(
      { label: "Address of the partners’ app", help: "Partners’ users are sent a one-time link to it" },
      "https://partners.example.com/welcome",
    ),
  ),
  proofAboveNGN: limitIn("NGN", 10_000_000, "Proof of payment in naira", proofHelp),
  proofAboveGBP: limitIn("GBP", 20_000, "Proof of payment in pounds", proofHelp),
  proofAboveUSD: limitIn("USD", 20_000, "Proof of payment in dollars", proofHelp),
  refundNeedsDirector: everywhere(
    "limits",
    yesNoSetting(
      { label: "Refunds need a director", help: "Otherwise admins may give back up to the limit of credit notes" },
      true,
    ),
  ),
  creditNoteLimitNGN: limitIn("NGN", 5_000_000, "Credit notes in naira", creditNoteHelp),
  creditNoteLimitGBP: limitIn("GBP", 5_000, "Credit notes in pounds", creditNoteHelp),
  creditNoteLimitUSD: limitIn("USD", 6_000, "Credit notes in dollars", creditNoteHelp),
  waiverLimit: inRegions(
    "limits",
    numberSetting(
      { label: "Lessons an admin may waive", help: "For one customer in any 30 days; above it a director decides" },
      { unit: "lesson", from: 0, to: 20, default: 1 },
    ),
  ),
  directorDiscountPercent: inRegions(
    "limits",
    numberSetting(
      { label: "Discounts need a director above", help: "Of the price; never more than 50%" },
      { unit: "percent", from: 0, to: 50, default: 50 },
    ),
  ),
} as const satisfies Record<string, SettingDefinition & Placed>;

export type SettingKey = keyof typeof settingDefinitions;
export const settingKeys = Object.keys(settingDefinitions) as SettingKey[];

/** The type of a setting's value, by its key. */
export type SettingOf<Key extends SettingKey> = (typeof settingDefinitions)[Key]["default"];

/** A definition by a key known only at run time. */
export const settingDefinition = (key: SettingKey): SettingDefinition & Placed => settingDefinitions[key];

export const settingMessages = {
  sameEverywhere: "This setting is the same for all regions.",
  alreadySet: "Somebody else has just set this. Reload to see it.",
} as const;

/** Validates a value: the parsed value or the problem. */
export function checkedSetting(
  key: SettingKey,
  value: unknown,
): { ok: true; value: SettingOf<SettingKey> } | { ok: false; message: string } {
  const { success, data, error } = settingDefinition(key).schema.safeParse(value);
  if (success) return { ok: true, value: data as SettingOf<SettingKey> };
  return { ok: false, message: error.issues[0]?.message ?? messages.choice("value") };
}

interface Kept {
  regionId: string | null;
  value: unknown;
}

/** Where a value comes from: the region, all regions, or the default. */
export type SettingSource = "region" | "global" | "default";

/**
 * The effective value: the region's, else the general one, else the default. A stored value that current rules no
 * longer allow is ignored.
 */
export function settingInForce<Key extends SettingKey>(
  key: Key,
  regionId: string | null,
  stored: readonly Kept[],
): { value: SettingOf<Key>; from: SettingSource } {
  const held = (place: string | null) => {
    const found = stored.find((one) => one.regionId === place);
    const checked = found === undefined || found.value === null ? null : checkedSetting(key, found.value);
    return checked?.ok ? { value: checked.value as SettingOf<Key> } : null;
  };
  const own = regionId === null || settingDefinition(key).scope === "global" ? null : held(regionId);
  if (own) return { ...own, from: "region" };
  const shared = held(null);
  return shared ? { ...shared, from: "global" } : { value: settingDefinitions[key].default, from: "default" };
}

const reason = optional(textField("Reason", 200));
/** The setting itself rejects a missing value. */
const value = z.unknown().optional();

/** Sets a value for the first time, for all regions or one; validated by `checkedSetting`. Source: domain.md 1.7. */
export const settingInput = z.object({
  key: z.enum(settingKeys, messages.choice("setting")),
  regionId: optional(idField("Region")),
  value,
  reason,
});
export type SettingInput = z.infer<typeof settingInput>;

/** Changes a value, as a new version; null removes it, so that the next one applies. */
export const settingUpdateInput = z.object({ _id: idField("Setting"), version: versionField, value, reason });
export type SettingUpdateInput = z.infer<typeof settingUpdateInput>;
