import type { PgColumn } from "drizzle-orm/pg-core";
import type { SQL } from "drizzle-orm";
import { z } from "zod";
import { recordName } from "@app/domain/changes.ts";
import type { EntityKind } from "@app/domain/changes.ts";
import type { Area } from "@app/domain/permissions.ts";
import type { ReviewAct } from "@app/domain/review/review-enums.ts";
import { contentMessages } from "@app/domain/review/review-messages.ts";
import { mayDo, type ContentEvent } from "@app/domain/review/review-states.ts";
import type { RecordTable } from "../../database/records.ts";
import type { ListSpec } from "../../records/list-spec.ts";
import type { RecordRef } from "../../records/record-ref.ts";
import { findOrRefuse } from "../../records/versions.ts";
import type { Context } from "../../service/context.ts";
import { Refusal } from "../../service/refusal.ts";
import { bulkKind, skipIfUnchanged, type Frozen } from "./bulk-kind.ts";

interface ReviewedList {
  kind: EntityKind;
  area: Area;
  list: ListSpec;
  table: RecordTable & { createdBy: PgColumn };
  label: PgColumn;
  url: SQL<string>;
  reviews: {
    fire: (context: Context, event: ContentEvent, at: RecordRef) => Promise<{ version: number; updatedBy: string }>;
  };
}

/** Gives what somebody else wrote a verdict of its own: whoever writes their own alone chose it among theirs. */
export async function ownOrRefuse(
  context: Context,
  { kind, area, table }: Pick<ReviewedList, "kind" | "area" | "table">,
  { _id }: Frozen,
  act: ReviewAct,
): Promise<void> {
  const content = await findOrRefuse(context, table, _id, recordName(kind));
  if (!mayDo(context.actor, area, content as { createdBy: string }, act))
    throw new Refusal("FORBIDDEN", contentMessages.notYourOwn);
}

const nothing = z.object({});

/** What can be done to many pieces of a kind of reviewed content, each with a verdict. Source: domain.md 2.15. */
export function reviewedKinds({ reviews, kind, area, ...of }: ReviewedList) {
  const fired = (event: ContentEvent, action: "write" | "act", state: string) =>
    bulkKind({
      ...of,
      permission: `${area}:${action}`,
      payload: nothing,
      async run(context, at) {
        await ownOrRefuse(context, { kind, area, table: of.table }, at, event);
        return skipIfUnchanged(context, at, await reviews.fire(context, event, at), state);
      },
    });
  return {
    submit: fired("submit", "write", "in review"),
    publish: fired("publish", "act", "published"),
    archive: fired("archive", "act", "archived"),
  };
}
