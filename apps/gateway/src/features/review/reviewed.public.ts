import { roleFrom, type Area } from "@app/domain/permissions.ts";
import { reviewActs, type ReviewAct } from "@app/domain/review/review-enums.ts";
import { offeredActs, type Reviewed } from "@app/domain/review/review-states.ts";
import { callerId } from "../account/caller.public.ts";
import type { GatewayContext } from "../context.ts";

/** What every kind of reviewed content is asked for besides what it says. Source: domain.md 1.5, 2.15. */
export const reviewedOf = (area: Area) => ({
  author: ({ createdBy }: Pick<Reviewed, "createdBy">, _: object, { loaders }: GatewayContext) =>
    createdBy === "system" ? null : loaders.staff.load(createdBy),
  offered: (found: Reviewed, _: object, { viewer, may }: GatewayContext): ReviewAct[] =>
    viewer === null
      ? []
      : offeredActs(
          { id: callerId(viewer), role: roleFrom(viewer.user_role), permissions: may },
          area,
          found,
          reviewActs,
        ),
});
