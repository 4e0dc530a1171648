import { namesIn, pastedFault } from "@app/domain/pasted-names.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { TextArea } from "@app/ui/form/text-area.tsx";
import { ToneBar } from "@app/ui/form/tone-bar.tsx";
import type { FormErrorSetter } from "../save/user-errors.ts";
import { countOf } from "../text/format.ts";

interface PasteListDialogProps {
  /** "topic" */
  what: string;
  /** What they are added to. */
  to: string;
  /** Existing names. */
  there: readonly string[];
  /** Validates a name by its form's rules. */
  faultOf: (name: string) => string | undefined;
  /** Appends one; false if it was refused, with the error given to the sink. */
  add: (name: string, sink: FormErrorSetter) => Promise<boolean>;
  /** Some were added. */
  onAdded: () => void;
  onClose: () => void;
}

interface Values {
  names: string;
}

/**
 * Adds many records from a list of names, one per line. All are validated first; if one is refused all the same, the
 * earlier ones exist and the rest stays in the box.
 */
export function PasteListDialog({ what, to, there, faultOf, add, onAdded, onClose }: PasteListDialogProps) {
  return (
    <FormDialog<Values>
      open
      wide
      onClose={onClose}
      title={`Paste a list of ${what}s into ${to}`}
      saveLabel={`Add ${what}s`}
      initialValues={{ names: "" }}
      validate={({ names }) => {
        const fault = pastedFault(namesIn(names), there, faultOf);
        return fault === undefined ? {} : { names: fault };
      }}
      onSubmit={async ({ names: text }, form) => {
        const names = namesIn(text);
        let refusal = "It could not be added.";
        const sink: FormErrorSetter = {
          setErrors: (errors) => {
            refusal = Object.values(errors).flat().join(" ") || refusal;
          },
        };
        let added = 0;
        for (const name of names) {
          if (!(await add(name, sink))) break;
          added += 1;
        }
        if (added > 0) {
          toast.done(`${countOf(added, what)} added to ${to}.`);
          onAdded();
        }
        const [refused, ...rest] = names.slice(added);
        if (refused === undefined) {
          onClose();
          return;
        }
        await form.setValues({ names: [refused, ...rest].join("\n") }, false);
        form.setErrors({ names: `“${refused}”: ${refusal}` });
      }}
    >
      <ToneBar />
      <TextArea
        name="names"
        label="Names"
        rows={8}
        help="One a line. Numbers and bullets before them are left out."
        wide
      />
    </FormDialog>
  );
}
