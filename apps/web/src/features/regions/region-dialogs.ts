import { dialogsOf } from "../../shared/records/record-dialogs.tsx";
import { RegionRecordDocument as query } from "./region.generated.ts";
import { regionKind } from "./region.kind.ts";

const { write, act } = regionKind;
const form = async () => (await import("./form/region.form.tsx")).RegionForm;
const event = async () => (await import("./region-events.tsx")).RegionEvent;

/** The dialogs over the list of regions, each in a file of its own. */
export const regionDialogs = dialogsOf({
  history: { load: async () => (await import("./region-history.tsx")).RegionHistory },
  new: { needs: write, load: form },
  view: { query, load: async () => (await import("./region-facts.tsx")).RegionFacts },
  edit: { query, needs: write, otherwise: "view", load: form },
  archive: { needs: act, load: event },
  restore: { needs: act, load: event },
});
