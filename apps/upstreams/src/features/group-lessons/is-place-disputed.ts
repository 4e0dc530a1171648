import { sql, type SQL } from "drizzle-orm";
import { placeDisputes } from "./place-disputes.table.ts";

/** Whether somebody objects to what a place is charged, as a condition on its id. */
export const isPlaceDisputed = (enrolmentId: SQL): SQL =>
  sql`exists (select 1 from ${placeDisputes} where ${placeDisputes}.status = 'open'
    and ${placeDisputes}.enrolment_ids @> array[${enrolmentId}])`;
