import { useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { roles, toEnumName, viewAudiences } from "@app/domain/enums.ts";
import { roleFrom } from "@app/domain/permissions.ts";
import { listViewForm } from "@app/domain/views/list-view.ts";
import type { ViewAudience } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { TextField } from "@app/ui/form/text-field.tsx";
import { useCan } from "../permission/use-can.ts";
import { useSave } from "../save/use-save.ts";
import type { FormErrorSetter } from "../save/user-errors.ts";
import { checkWith } from "../save/zod-form.ts";
import { roleName } from "../text/format.ts";
import { addView } from "./known-views.ts";
import { CreateListViewDocument, UpdateListViewDocument, type SavedViewFragment } from "./views.generated.ts";

interface Values {
  name: string;
  audience: string;
  role: string | null;
}

const audienceWords = { private: "Only me", role: "One role", everyone: "Everyone" };
const audienceOptions = viewAudiences.map((value) => ({ value, label: audienceWords[value] }));
const roleOptions = roles.map((role) => ({ value: role, label: roleName(role) }));
const wire = (name: string) => name.toLowerCase().replaceAll("_", "-");

const rules = checkWith<Values>(listViewForm);

/** Who sees it; those who may not share keep it for themselves. */
function AudienceFields() {
  const { values } = useFormikContext<Values>();
  return (
    <>
      <SelectField name="audience" label="Who sees it" options={audienceOptions} />
      {values.audience === "role" ? (
        <SelectField name="role" label="Role" options={roleOptions} emptyLabel="Choose" />
      ) : null}
    </>
  );
}

interface SaveViewDialogProps {
  path: string;
  /** The list's current query. */
  query: string;
  /** The view to rename or share; without one, a new view is saved. */
  view: SavedViewFragment | undefined;
  onClose: () => void;
  onSaved: (view: SavedViewFragment) => void;
}

/** Asks for a view's name and, from those who may share, its audience. */
export function SaveViewDialog({ path, query, view, onClose, onSaved }: SaveViewDialogProps) {
  const mayShare = useCan()("views:act");
  const { cache } = useApolloClient();
  const create = useSave(CreateListViewDocument, ({ saved }) => saved);
  const update = useSave(UpdateListViewDocument, ({ saved }) => saved);

  async function send({ name, audience, role }: Values, form: FormErrorSetter) {
    const given = roleFrom(role);
    const input = {
      name,
      audience: toEnumName(audience) as ViewAudience,
      role: audience === "role" && given ? toEnumName(given) : null,
    };
    const { payload, stale } = view
      ? await update.save({ id: view.id, version: view.version, input }, form)
      : await create.save({ input: { ...input, list: path, query } }, form);
    if (stale) form.setErrors({ form: stale.message });
    const saved = payload?.record;
    if (!saved) return;
    addView(cache, saved);
    toast.done(`${saved.name} saved.`);
    // Renaming keeps unsaved changes of the view, which are not saved here.
    if (view) onClose();
    else onSaved(saved);
  }

  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={view ? `Edit “${view.name}”` : "Save as a view"}
      saveLabel={view ? "Save changes" : "Save view"}
      initialValues={{
        name: view?.name ?? "",
        audience: view ? wire(view.audience) : "private",
        role: view?.role ? wire(view.role) : null,
      }}
      validate={rules}
      onSubmit={send}
    >
      <TextField name="name" label="Name" />
      {mayShare ? <AudienceFields /> : null}
    </FormDialog>
  );
}
