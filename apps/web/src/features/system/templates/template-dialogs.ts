import { dialogsOf } from "../../../shared/records/record-dialogs.tsx";
import { TemplateRecordDocument as query } from "./template.generated.ts";
import { templateKind } from "./template.kind.ts";

const { write, act } = templateKind;
const form = async () => (await import("./form/template.form.tsx")).TemplateForm;
const event = async () => (await import("./template-events.tsx")).TemplateEvent;

/** The dialogs over the list of templates, each in a file of its own. */
export const templateDialogs = dialogsOf({
  history: { load: async () => (await import("./template-history.tsx")).TemplateHistory },
  new: { needs: write, load: form },
  view: { query, load: async () => (await import("./template-facts.tsx")).TemplateFacts },
  edit: { query, needs: write, otherwise: "view", load: form },
  archive: { needs: act, load: event },
  restore: { needs: act, load: event },
});
