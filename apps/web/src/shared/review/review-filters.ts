import { words } from "@app/domain/views/words.ts";
import { anyId, oneOf, yesOrNo } from "../list/list-filters.ts";
import { statusOptions } from "./content-labels.ts";

const me = { value: words.me, label: "Me" };

/** The filters of every list of reviewed content, by how far it has come and who deals with it. */
export const reviewFilters = {
  status: { ...oneOf("Status", statusOptions), unset: "All but archived" },
  inApp: yesOrNo("App", "In the app", "Not in the app"),
  authorId: anyId("Author", [me]),
  reviewerId: anyId("Reviewer", [me]),
};
