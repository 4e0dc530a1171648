import {
  productUpdateInput,
  productUpdateScheduleInput,
  productUpdateUpdateInput,
} from "@app/domain/product-updates/product-update.ts";
import { productUpdateMachine } from "@app/domain/product-updates/update-states.ts";
import type { ProductUpdateEvent } from "@app/domain/product-updates/update-enums.ts";
import { recordRoutes } from "../../http/record-routes.ts";
import { write, type Route } from "../../http/route.ts";
import { revertByEvent } from "../../records/fire-event.ts";
import { historyOf } from "../../records/history/history-of.ts";
import { productUpdateRecord } from "./update.record.ts";
import { listProductUpdates, productUpdateList } from "./updates.queries.ts";
import {
  createProductUpdate,
  fireProductUpdateEvent,
  productUpdateKind,
  scheduleProductUpdate,
  updateProductUpdate,
} from "./updates.service.ts";

const path = "/language-app/product-updates";
const calls = recordRoutes({ path, area: "words", answer: productUpdateRecord });

const event = (name: Exclude<ProductUpdateEvent, "schedule">, summary: string): Route =>
  calls.event(name, summary, (context, at) => fireProductUpdateEvent(context, name, at));

/** What the learning app tells its users of itself. Source: domain.md 1.5, 2.15. */
export const productUpdateRoutes: Route[] = [
  calls.list("Product updates, the newest first unless asked otherwise.", productUpdateList, listProductUpdates),
  calls.facets(productUpdateList),
  calls.create("Adds a product update, as a draft.", productUpdateInput, createProductUpdate),
  calls.update("Saves changes to a product update that is not out yet.", productUpdateUpdateInput, updateProductUpdate),
  write({
    method: "post",
    path: `${path}/{id}/schedule`,
    summary: "Says when a product update is published, or that it is at another time.",
    permission: "words:act",
    shape: "record",
    body: productUpdateScheduleInput,
    answer: productUpdateRecord,
    handle: (context, { params: { id = "" }, body: { version, publishAt } }) =>
      scheduleProductUpdate(context, { _id: id, version }, new Date(publishAt)),
  }),
  event("unschedule", "Makes a scheduled product update a draft again."),
  event("publish", "Publishes a product update now."),
  event("retire", "Takes a product update out of the app."),
  event("restore", "Shows a retired product update in the app again."),
];

/** What is shown of a product update's history, and the ways back. */
export const productUpdateHistory = historyOf(productUpdateKind, {
  area: "words",
  first: ["title"],
  more: ["status", "publishAt"],
  body: productUpdateUpdateInput,
  update: updateProductUpdate,
  revertBy: revertByEvent(productUpdateMachine, (context, name, at) =>
    fireProductUpdateEvent(context, name as Exclude<ProductUpdateEvent, "schedule">, at),
  ),
});
