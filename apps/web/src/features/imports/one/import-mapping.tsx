import { useState } from "react";
import { firstMessage } from "@app/ui/form/error-text.ts";
import { ErrorLine } from "@app/ui/feedback/error-line.tsx";
import { MenuSelect } from "@app/ui/form/menu-select.tsx";
import { FileTable } from "@app/ui/import/file-table.tsx";
import { CheckBox } from "@app/ui/list/check-box.tsx";
import { Button } from "@app/ui/page/button.tsx";
import type { DateOrder } from "@app/schema/types.generated.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { ImportCheckFileDocument } from "../import-mutations.generated.ts";
import type { ImportStandingFragment } from "../import.generated.ts";
import { fileOf } from "../import-labels.ts";
import css from "./import-mapping.module.css";

const orders: readonly { value: "" | DateOrder; label: string }[] = [
  { value: "", label: "Dates such as 2025-04-03" },
  { value: "DAY_FIRST", label: "03/04/2025 is 3 April" },
  { value: "MONTH_FIRST", label: "03/04/2025 is 4 March" },
];

/** A cell as it is recognised, not as a whole. */
const shortened = (cell: string) => (cell.length > sampleMax ? `${cell.slice(0, sampleMax)}…` : cell);
const sampleMax = 80;

interface ImportMappingProps {
  standing: ImportStandingFragment;
  onChecked: () => void;
}

/** Which field each column fills, over the first rows of the file; then it is checked. */
export function ImportMapping({ standing, onChecked }: ImportMappingProps) {
  const { id, kind, headings, sample } = standing;
  const file = fileOf(kind);
  const [mapping, setMapping] = useState(standing.mapping);
  const [dateOrder, setDateOrder] = useState(standing.dateOrder);
  const [restores, setRestores] = useState(standing.restores);
  const [error, setError] = useState<string>();
  const check = useSave(ImportCheckFileDocument, ({ changed }) => changed);
  const options = [
    { value: "", label: file.restField ? "Show as it is" : "Leave out" },
    ...file.columns.map(({ field, label }) => ({ value: field, label })),
  ];

  /** A field that another column filled goes to the one that was chosen last. */
  const choose = (at: number, field: string) =>
    setMapping(
      headings.map((_, place) =>
        place === at ? field || null : mapping[place] === field ? null : (mapping[place] ?? null),
      ),
    );

  async function send() {
    setError(undefined);
    const form = { setErrors: (errors: object) => setError(firstMessage(errors)) };
    const { payload } = await check.save({ id, input: { mapping, dateOrder, restores } }, form);
    if (payload?.import) onChecked();
  }

  return (
    <div className={css.mapping}>
      <p>
        Choose what each column is.{" "}
        {file.columnsHint ?? (file.into ? "" : "An empty cell leaves what the record holds.")}
      </p>
      <FileTable
        label="Columns of the file"
        whole
        heads={["In the file", "Fills", ...(sample.length > 0 ? ["First rows"] : [])]}
      >
        {headings.map((heading, at) => (
          <tr key={at}>
            <td>{heading || "(no heading)"}</td>
            <td>
              <MenuSelect
                boxed
                label={`Field of ${heading || `column ${at + 1}`}`}
                value={mapping[at] ?? ""}
                options={options}
                onChange={(field) => choose(at, field)}
              />
            </td>
            {sample.length > 0 ? (
              <td>
                <small data-quiet="">{sample.map((cells) => shortened(cells[at] || "–")).join(" · ")}</small>
              </td>
            ) : null}
          </tr>
        ))}
      </FileTable>
      <div className={css.options}>
        {file.columns.some(({ cell }) => cell.is === "date") ? (
          <MenuSelect
            boxed
            label="Dates"
            value={dateOrder ?? ""}
            options={orders}
            onChange={(value) => setDateOrder(orders.find((one) => one.value === value)?.value || null)}
          />
        ) : null}
        {kind === "DEPENDENTS" || kind === "CUSTOMERS" ? (
          <label className={css.option}>
            <CheckBox checked={restores} onChange={({ target }) => setRestores(target.checked)} />
            Restore archived {kind === "DEPENDENTS" ? "dependents" : "customers"}
          </label>
        ) : null}
      </div>
      {error === undefined ? null : <ErrorLine>{error}</ErrorLine>}
      <Button main pending={check.saving} onClick={() => void send()}>
        Check file
      </Button>
    </div>
  );
}
