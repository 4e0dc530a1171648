import * as z from "zod";
import { profileInput } from "@app/domain/account/account.ts";
import type { Viewer } from "../../../shared/session/session-context.ts";

const { firstname, lastname, bio, phone, timeZone } = profileInput.shape;

/** The domain's profile rules under the API's names. */
export const profileFields = z.object({ firstName: firstname, lastName: lastname, bio, phone, timeZone });

/** What the form holds: empty texts instead of nothing. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  bio: string;
  phone: string;
  timeZone: string;
}

export const profileLabels: Record<keyof ProfileValues, string> = {
  firstName: "First name",
  lastName: "Last name",
  bio: "Bio",
  phone: "Phone",
  timeZone: "Time zone",
};

export function valuesOf({ firstName, lastName, bio, phone, timeZone: zone }: Viewer): ProfileValues {
  return { firstName, lastName, bio: bio ?? "", phone: phone ?? "", timeZone: zone };
}

/** Longest bio, in characters as a reader counts them. Source: domain.md 1.1. */
export const bioMax = 500;
