import { useNavigate, useSearchParams } from "react-router-dom";
import { toEnumName } from "@app/domain/enums.ts";
import { importKinds } from "@app/domain/imports/import-enums.ts";
import { allowedFiles, fileMessages, tableFiles } from "@app/domain/files/file-kinds.ts";
import { importFiles } from "@app/domain/imports/import-files.ts";
import { importRowsMax } from "@app/domain/imports/import-messages.ts";
import { Card } from "@app/ui/detail/card.tsx";
import { FileField } from "@app/ui/form/file-field.tsx";
import { FormPage } from "@app/ui/form/form-page.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { Download } from "@app/ui/icons.ts";
import { download } from "../../../shared/files/download.ts";
import { sampleOf } from "@app/domain/imports/sample-file.ts";
import { FormSection } from "@app/ui/form/form-section.tsx";
import type { SentFile } from "@app/ui/form/send-file.ts";
import { sendsFiles } from "../../../shared/files/upload-file.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { countOf } from "../../../shared/text/format.ts";
import { ImportStartDocument } from "../import-mutations.generated.ts";
import { importPath, importsPath } from "../import-start.public.ts";

interface Values {
  file: SentFile | null;
}

const send = sendsFiles("import");

/** The first step: a file is sent, and then read. */
export function StartImport() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const starting = useSave(ImportStartDocument, ({ changed }) => changed);
  // What is put into something begins there.
  const name = importKinds.find((one) => one === params.get("kind") && !importFiles[one].into) ?? "customers";
  const { many, columns } = importFiles[name];

  return (
    <FormPage<Values>
      title={`Import ${many}`}
      facts="Nothing is saved until you have seen what each row does."
      saveLabel="Read file"
      cancel={{ href: importsPath }}
      aside={
        <Card title="Columns" sunken>
          <p>
            The first row names the columns, in any order: {columns.map(({ label }) => label).join(", ")}. You choose
            what each is in the next step.
          </p>
          <Button size="small" icon={Download} onClick={() => download(`${name}.csv`, sampleOf(importFiles[name]))}>
            Download a sample file
          </Button>
        </Card>
      }
      initialValues={{ file: null }}
      validate={({ file }) => (file ? {} : { file: fileMessages.missing })}
      onSubmit={async ({ file }, form) => {
        const kind = toEnumName(name);
        const { payload } = await starting.save({ kind, fileId: file?.id ?? "" }, form);
        if (payload?.import) void navigate(importPath(payload.import.id), { replace: true });
      }}
    >
      <FormSection title="File" columns={1}>
        <FileField
          name="file"
          label="File"
          send={send}
          accept={tableFiles}
          help={`${allowedFiles("import")} and ${countOf(importRowsMax, "row")}.`}
        />
      </FormSection>
    </FormPage>
  );
}
