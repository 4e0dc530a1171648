import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { ErrorState } from "@app/ui/feedback/error-state.tsx";
import { Missing } from "@app/ui/feedback/missing.tsx";
import { SkeletonPage } from "@app/ui/feedback/skeleton-page.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { lazyWithPreload } from "@app/ui/page/lazy-with-preload.tsx";
import { failure } from "../../../shared/errors/failure.ts";
import { usePageTitle } from "../../../shared/page/page-title.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { ImportDocument } from "../import.generated.ts";
import { importsPath } from "../import-start.public.ts";
import { isWorking } from "../import-labels.ts";
import { ImportPage } from "./import-page.tsx";

/** While a server is at work, how far it is is asked for this often, where live changes do not come; in milliseconds. */
const againMs = 2_000;

const start = lazyWithPreload(async () => (await import("../start/start-import.tsx")).StartImport);

/** One import from the choice of its file to its undoing. */
export function ImportScreen() {
  const id = useParams()["importId"] ?? "";
  return id === "new" ? <start.Part /> : <StandingImport key={id} id={id} />;
}

function StandingImport({ id }: { id: string }) {
  const result = useQuery(ImportDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  const { data, loading, error, refetch, startPolling, stopPolling } = result;
  const found = data?.fileImport;
  const works = found ? isWorking(found.state) : false;
  usePageTitle(found?.fileName ?? null);
  useEffect(() => {
    if (!works) return undefined;
    startPolling(againMs);
    return stopPolling;
  }, [works, startPolling, stopPolling]);

  if (found) return <ImportPage standing={found} />;
  if (loading) return <SkeletonPage what="import" />;
  if (error) return <ErrorState {...failure("import", error, refetch)} />;
  return (
    <Missing
      title="Import not found."
      text="The address may be mistyped, or the import is somebody else’s."
      link={<TextLink href={importsPath}>Go to imports</TextLink>}
    />
  );
}
