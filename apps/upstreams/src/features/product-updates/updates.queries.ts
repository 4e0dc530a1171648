import {
  appPlatforms,
  productUpdateAudiences,
  productUpdateKinds,
  productUpdateStatuses,
} from "@app/domain/product-updates/update-enums.ts";
import { messages } from "@app/domain/messages.ts";
import { z } from "zod";
import { anyIn, anyOf, anyText, type ListRequest, type ListSpec } from "../../records/list-spec.ts";
import { userFilter } from "../../records/list-words.ts";
import { readPage } from "../../records/read-page.ts";
import type { Context } from "../../service/context.ts";
import { productUpdateOf } from "./update.record.ts";
import { productUpdates } from "./updates.table.ts";

export const productUpdateList: ListSpec = {
  sorts: {
    createdAt: [productUpdates.createdAt],
    publishAt: [productUpdates.publishAt],
    title: [productUpdates.title],
  },
  defaultSort: "-createdAt",
  search: productUpdates.searchName,
  id: productUpdates.id,
  filters: {
    id: anyText(productUpdates.id),
    status: anyOf(productUpdates.status, productUpdateStatuses, "Status"),
    kind: anyOf(productUpdates.kind, productUpdateKinds, "Kind"),
    platform: { ...anyIn(productUpdates.platforms), value: z.enum(appPlatforms, messages.choice("Platform")) },
    audience: anyOf(productUpdates.audience, productUpdateAudiences, "Audience"),
    authorId: userFilter(productUpdates.createdBy),
  },
};

export async function listProductUpdates(context: Context, request: ListRequest) {
  const { rows, total } = await readPage(context, { update: productUpdates }, productUpdates, request);
  return { rows: rows.map(({ update }) => productUpdateOf(update)), total };
}
