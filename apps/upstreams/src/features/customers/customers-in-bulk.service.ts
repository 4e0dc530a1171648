import { retagged, tagsMax } from "@app/domain/people/tags.ts";
import { messages } from "@app/domain/messages.ts";
import type { Context } from "../../service/context.ts";
import { fieldRefusal } from "../../service/refusal.ts";
import { findOrRefuse } from "../../records/versions.ts";
import { customers } from "./customers.table.ts";
import { updateCustomer } from "./customers.service.ts";

/** A customer as somebody saw it. */
interface Seen {
  _id: string;
  version: number;
}

const rowOf = (context: Context, id: string) => findOrRefuse(context, customers, id, "Customer");

/** Gives a customer a tag, or takes it away; false where there was nothing to do. */
export async function setTag(context: Context, seen: Seen, tag: string, has: boolean): Promise<boolean> {
  const { tags } = await rowOf(context, seen._id);
  const after = retagged(tags, tag, has);
  if (after === null) return false;
  if (after.length > tagsMax) throw fieldRefusal("tags", messages.atMostItems(tagsMax, "tags"));
  await updateCustomer(context, { ...seen, tags: after });
  return true;
}

/** Has somebody look after a customer, or nobody; false where there was nothing to do. */
export async function assignOwner(context: Context, seen: Seen, ownerId: string | null): Promise<boolean> {
  if ((await rowOf(context, seen._id)).ownerId === ownerId) return false;
  await updateCustomer(context, { ...seen, ownerId });
  return true;
}
