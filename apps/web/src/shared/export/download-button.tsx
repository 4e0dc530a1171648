import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { exportMessages } from "@app/domain/system/export.ts";
import { toast } from "@app/ui/feedback/toasts.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { useNow } from "@app/ui/value/clock.tsx";
import type { AccountJobRowFragment } from "../bulk/account-job.generated.ts";
import { shownError } from "../errors/server-error.ts";
import { fetchFile } from "../files/download.ts";
import { hasFile } from "./export-file.ts";
import { ExportFileDocument } from "./export.generated.ts";

/** Downloads an export's file by a link created on press; null if there is no file (any more). */
export function DownloadButton({ job }: { job: AccountJobRowFragment }) {
  const { id } = job;
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  if (!hasFile(job, useNow())) return null;

  async function download() {
    setPending(true);
    try {
      const { data } = await client.query({
        query: ExportFileDocument,
        variables: { id },
        fetchPolicy: "network-only",
        context: { shown: true },
      });
      const file = data?.accountJobFile;
      if (file) fetchFile(file.url, file.name);
      else toast.failed(exportMessages.gone);
    } catch (error) {
      toast.failed(shownError(error).message);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button main pending={pending} onClick={() => void download()}>
      Download
    </Button>
  );
}
