import type { World } from "./world.ts";

/** Makes all background checks valid: otherwise a lesson of a child is not moved to a tutor's new time. */
export const renewChecks = (world: World) =>
  world.rows("update tutor_documents set expires_on = '2099-12-31' where kind = 'background-check'");
