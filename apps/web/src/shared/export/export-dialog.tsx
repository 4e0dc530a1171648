import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { xlsxMostRows } from "@app/domain/system/export.ts";
import type { ExportFormat } from "@app/schema/types.generated.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { FormDialog } from "@app/ui/form/form-dialog.tsx";
import { SelectField } from "@app/ui/form/select-field.tsx";
import { jobAddress } from "../bulk/account-job-labels.ts";
import { watchJob } from "../bulk/watch-job.ts";
import { useSave } from "../save/use-save.ts";
import type { FormErrorSetter } from "../save/user-errors.ts";
import { numberOf } from "../text/format.ts";
import { ExportStanding } from "./export-standing.tsx";
import type { ExportAsked, ExportMutation } from "./export.ts";

interface Values {
  format: ExportFormat;
  columns: "shown" | "all";
}

interface ExportDialogProps<Sort extends string, Filter, More extends object> {
  mutation: ExportMutation<Sort, Filter, More>;
  asked: ExportAsked<Sort, Filter, More>;
  onClose: () => void;
}

const columnOptions = [
  { value: "shown", label: "Those shown now" },
  { value: "all", label: "All columns" },
];

/** Asks for the file format, starts the export, and offers the file when ready. */
function ExportDialog<Sort extends string, Filter, More extends object>({
  mutation,
  asked,
  onClose,
}: ExportDialogProps<Sort, Filter, More>) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { save } = useSave(mutation, ({ started }) => started);
  const [begun, setBegun] = useState<string>();
  const { filter, sort, columns, more, what, total } = asked;
  if (begun !== undefined) return <ExportStanding id={begun} onClose={onClose} />;

  const rows = `${numberOf(total)} ${total === 1 ? "row" : "rows"}`;
  const isTooLong = total > xlsxMostRows;
  const formats = [{ value: "CSV", label: "CSV" }, ...(isTooLong ? [] : [{ value: "XLSX", label: "Excel (XLSX)" }])];

  async function send({ format, columns: which }: Values, form: FormErrorSetter) {
    const as = { format, ...(which === "shown" && columns && { columns: [...columns] }) };
    const { payload } = await save({ ...(more as More), filter, sort, as }, form);
    if (!payload?.job) return;
    const { id } = payload.job;
    watchJob(client, id, (address) => void navigate(address));
    toast.done("Export started.", { label: "View", onSelect: () => void navigate(jobAddress(id)) });
    setBegun(id);
  }

  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={`Export ${rows}?`}
      saveLabel="Export"
      isAction
      initialValues={{ format: isTooLong ? "CSV" : "XLSX", columns: "shown" }}
      onSubmit={send}
    >
      <p>
        {columns
          ? "The file holds what the list shows now: its search, its filters and its order."
          : (what ?? "The file holds the whole table as it is shown now, with a line for everything at its end.")}{" "}
        You can leave this page meanwhile; the file is kept under My jobs for seven days.
      </p>
      <SelectField
        name="format"
        label="Format"
        options={formats}
        help={isTooLong ? `Excel files hold at most ${numberOf(xlsxMostRows)} rows, so this one is CSV.` : undefined}
      />
      {columns ? <SelectField name="columns" label="Columns" options={columnOptions} /> : null}
    </FormDialog>
  );
}

/** The same for a list, given its mutation. */
export const exportDialogOf = <Sort extends string, Filter, More extends object>(
  mutation: ExportMutation<Sort, Filter, More>,
) =>
  function ListExportDialog(props: Omit<ExportDialogProps<Sort, Filter, More>, "mutation">) {
    return <ExportDialog {...props} mutation={mutation} />;
  };
