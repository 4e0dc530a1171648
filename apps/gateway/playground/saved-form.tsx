import { useId, useState, type SubmitEvent } from "react";
import { roles } from "@app/domain/enums.ts";
import { viewNameMax } from "@app/domain/views/list-view.ts";

interface SavedFormProps {
  name: string;
  role: string | null;
  /** Whether it may be shared with a role. */
  mayShare: boolean;
  button: string;
  /** Saves; says what was refused, or nothing. */
  onSave: (name: string, role: string | null) => Promise<string>;
  onCancel?: () => void;
}

const enumName = (role: string) => role.toUpperCase().replaceAll("-", "_");

/** The name of a saved operation, and whom it is for. */
export function SavedForm({ name, role, mayShare, button, onSave, onCancel }: SavedFormProps) {
  const id = useId();
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem("name") as HTMLInputElement;
    const chosen = form.elements.namedItem("role") as HTMLSelectElement | null;
    setBusy(true);
    const refusal = await onSave(field.value.trim(), chosen?.value || null).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    setBusy(false);
    setProblem(refusal);
    if (refusal === "") form.reset();
    else field.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <label htmlFor={`${id}-name`}>Name</label>
      <input
        id={`${id}-name`}
        name="name"
        defaultValue={name}
        maxLength={viewNameMax}
        // It takes the place of the button that was pressed.
        autoFocus={onCancel !== undefined}
        autoComplete="off"
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
        onChange={() => setProblem("")}
      />
      <p id={`${id}-problem`} className="problem" role="alert">
        {problem}
      </p>
      {mayShare ? (
        <>
          <label htmlFor={`${id}-role`}>For</label>
          <select id={`${id}-role`} name="role" defaultValue={role ?? ""}>
            <option value="">Only me</option>
            {roles.map((one) => (
              <option key={one} value={enumName(one)}>
                Everybody who is {one}
              </option>
            ))}
          </select>
        </>
      ) : null}
      <button type="submit" disabled={isBusy}>
        {button}
      </button>
      {onCancel ? (
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      ) : null}
    </form>
  );
}
