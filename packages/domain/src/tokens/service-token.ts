import * as z from "zod";
import { dateField, idField, optionalText, textField, versionField, wholeField } from "../fields.ts";
import { messages } from "../messages.ts";
import type { Permission } from "../permissions.ts";
import { isFirstOf, networkOf } from "./network.ts";
import { tokenScopes } from "./token-grants.ts";
import { tokenMessages as texts } from "./token-messages.ts";

export const tokenNameMax = 80;
export const tokenPurposeMax = 300;
export const mostNetworks = 10;
/** The longest life of a token, in days. */
export const longestLifeDays = 366;
/** Operations a minute. */
export const mostPerMinute = 600;
/** How long a replaced token may be used, in days. */
export const longestOverlapDays = 14;
export const defaultOverlapDays = 1;
/** Reminders go out this many days before a token's last day. */
export const expirySteps = [30, 7, 1] as const;

const dayMs = 24 * 60 * 60_000;

/** A network; a single address is one of its own. */
const network = z
  .string()
  .trim()
  .overwrite((typed) => (z.ipv4().safeParse(typed).success ? `${typed}/32` : typed))
  .overwrite((typed) => (z.ipv6().safeParse(typed).success ? `${typed}/128` : typed))
  .refine((typed) => z.union([z.cidrv4(), z.cidrv6()]).safeParse(typed).success, {
    error: ({ input }) => texts.network(String(input)),
    abort: true,
  })
  .refine(isFirstOf, { error: ({ input }) => texts.hostBits(String(input), networkOf(String(input))) });

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const fields = z.object({
  name: textField("Name", tokenNameMax),
  purpose: optionalText("Purpose", tokenPurposeMax),
  ownerId: idField("Owner"),
  scopes: z
    .array(z.enum(tokenScopes as [Permission, ...Permission[]], texts.scope), messages.list("Scopes"))
    .min(1, texts.scopes)
    .overwrite(unique),
  networks: z
    .array(network, messages.list("Networks"))
    .max(mostNetworks, messages.atMostItems(mostNetworks, "networks"))
    .overwrite(unique),
  /** Its last day. */
  expiresOn: dateField,
  ratePerMinute: wholeField("Rate", 1, mostPerMinute),
});

/** A new service token. Source: domain.md 1.8. */
export const serviceTokenInput = fields.extend({
  networks: fields.shape.networks.default([]),
  ratePerMinute: fields.shape.ratePerMinute.default(mostPerMinute),
});
export type ServiceTokenInput = z.infer<typeof serviceTokenInput>;

/** An update of a token; its owner changes by handing it over. */
export const serviceTokenUpdateInput = fields
  .omit({ ownerId: true })
  .partial()
  .extend({ _id: idField("Service token"), version: versionField });
export type ServiceTokenUpdateInput = z.infer<typeof serviceTokenUpdateInput>;

export const tokenRotateInput = z.object({
  version: versionField,
  overlapDays: wholeField("Days", 0, longestOverlapDays).default(defaultOverlapDays),
  /** The last day of the new one; the old one's if left out. */
  expiresOn: dateField.optional(),
});

export const tokenHandOverInput = z.object({ version: versionField, ownerId: idField("Owner") });

/** The end of a token's last day, which is a day of UTC. */
export const endOf = (expiresOn: string): Date => new Date(Date.parse(`${expiresOn}T00:00:00Z`) + dayMs);

/** The problem with a token's last day; null if there is none. */
export function expiryProblem(expiresOn: string, now: Date): string | null {
  const end = endOf(expiresOn).getTime();
  if (end <= now.getTime()) return texts.past;
  return end <= now.getTime() + (longestLifeDays + 1) * dayMs ? null : texts.within;
}
