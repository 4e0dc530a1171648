import { useFormikContext, type FormikValues } from "formik";
import { movedTo } from "@app/domain/moved-to.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import type { Opened } from "./editor-form.tsx";

interface PartsOf<Part> {
  /** The field with the parts. */
  field: string;
  idOf: (part: Part) => string;
  max: number;
  newPart: (parts: readonly Part[]) => Part;
  /** The same part once more, with ids of its own. */
  copyOf: (part: Part) => Part;
}

/** The parts of the record that the editor is open on, and what can be done with them. */
export function useParts<Part>({ current, open }: Opened, { field, idOf, max, newPart, copyOf }: PartsOf<Part>) {
  const { values, setFieldValue, setValues } = useFormikContext<FormikValues>();
  const parts = values[field] as readonly Part[];
  const index = parts.findIndex((part) => idOf(part) === current);
  const part = parts[index];
  const set = (next: readonly Part[]) => void setFieldValue(field, next);
  return {
    parts,
    index,
    part,
    /** For `PartsList`. */
    list: {
      max,
      onMove(id: string, order: number) {
        set(
          movedTo(
            parts,
            parts.findIndex((one) => idOf(one) === id),
            order,
          ),
        );
      },
      onAdd() {
        const added = newPart(parts);
        set([...parts, added]);
        return idOf(added);
      },
    },
    /** For `PartHead` of the open part. */
    head: {
      index,
      count: parts.length,
      onMove: (order: number) => set(movedTo(parts, index, order)),
      onCopy:
        part !== undefined && parts.length < max
          ? () => {
              const copied = copyOf(part);
              set(parts.toSpliced(index + 1, 0, copied));
              open(idOf(copied));
            }
          : undefined,
      /** `title`: what it is called: "Question 2". */
      onRemove(title: string) {
        set(parts.toSpliced(index, 1));
        const next = parts[index + 1] ?? parts[index - 1];
        open(next ? idOf(next) : null);
        if (part === undefined) return;
        const putBack = () => {
          // Among those that are there by then.
          void setValues((now) => ({ ...now, [field]: (now[field] as readonly Part[]).toSpliced(index, 0, part) }));
          open(idOf(part));
        };
        toast.done(`${title} removed.`, { label: "Undo", onSelect: putBack });
      },
    },
  };
}
