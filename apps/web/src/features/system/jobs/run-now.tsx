import { toast } from "@app/ui/feedback/toasts.tsx";
import { Button } from "@app/ui/page/button.tsx";
import { VisuallyHidden } from "@app/ui/value/visually-hidden.tsx";
import { useCan } from "../../../shared/permission/use-can.ts";
import { useSave } from "../../../shared/save/use-save.ts";
import { JobRunNowDocument, type JobRowFragment } from "./jobs.generated.ts";

/** Has a job run at once; while it is about to, there is nothing more to ask for. */
export function RunNow({ job: { id, title, isRunning, requestedAt } }: { job: JobRowFragment }) {
  const may = useCan()("system:act");
  const { save, saving } = useSave(JobRunNowDocument, (data) => data.jobRunNow);
  if (!may) return null;
  const isUnderWay = isRunning || requestedAt !== null;

  async function run() {
    const { payload } = await save({ id });
    if (payload) toast.done(`“${title}” will run in a moment.`);
  }

  return (
    <Button
      size="small"
      disabled={isUnderWay}
      pending={saving}
      onClick={(event) => {
        event.stopPropagation();
        void run();
      }}
    >
      Run now<VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
}
