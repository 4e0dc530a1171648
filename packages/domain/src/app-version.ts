import * as z from "zod";

const versionMessage = "Enter a version such as 2.4.0.";

/** A version of the learning app: three numbers without leading noughts. Source: domain.md 1.5. */
export const appVersionField = z
  .string(versionMessage)
  .trim()
  .regex(/^(0|[1-9]\d{0,3})(\.(0|[1-9]\d{0,3})){2}$/, versionMessage);
