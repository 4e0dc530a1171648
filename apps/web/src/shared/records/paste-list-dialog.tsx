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
  /** Names that stand there already. */
  there: readonly string[];
  /** What is wrong with a name, by the rules of its form. */
  faultOf: (name: string) => string | undefined;
  /** Adds one, last; false where it was refused, which the sink is told. */
  add: (name: string, sink: FormErrorSetter) => Promise<boolean>;
  /** Some were added. */
  onAdded: () => void;
  onClose: () => void;
}

interface Values {
  names: string;
}

/**
 * Adds many at once from a list of names, one a line. All of them are checked before the first is added; where one is
 * refused all the same, those before it are there, and the rest stays in the box.
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
